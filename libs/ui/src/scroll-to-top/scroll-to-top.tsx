import { classNames } from '../class-names/class-names.ts';
import type { ElementProps } from '../element-props/element-props.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './scroll-to-top.css.ts';

export type ScrollToTopProps = ElementProps<
  'a',
  {
    /** What it does, for assistive technology. */
    readonly label?: string | undefined;
  }
>;

/**
 * A link to the page's start that appears after scrolling 100 px (spec §2, §9) and, where it would
 * cover the footer's last line, leaves before the page's end. It needs no JavaScript: a scroll-driven animation shows it; browsers without those have it at the place where
 * it stands, so put it at the page's end.
 */
export const ScrollToTop = ({ label = 'Scroll to top', className, ...rest }: ScrollToTopProps) => (
  <a href="#top" aria-label={label} {...rest} className={classNames(styles.scrollToTop, className)}>
    <Icon name="arrow-up" />
  </a>
);
