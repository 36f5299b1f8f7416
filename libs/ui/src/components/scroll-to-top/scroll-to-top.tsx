'use client';

import { classNames } from '../../styles/class-names/class-names.ts';
import type { ElementProps } from '../../internal/element-props/element-props.ts';
import { Icon } from '../icon/icon.tsx';
import { useMounted } from '../../hooks/use-mounted/use-mounted.ts';
import { useScrolledPast } from '../../hooks/use-scrolled-past/use-scrolled-past.ts';
import * as styles from './scroll-to-top.css.ts';

export type ScrollToTopProps = ElementProps<
  'a',
  {
    /** What it does, for assistive technology; 'Scroll to top' by default. */
    readonly label?: string | undefined;
  }
>;

/**
 * A link to the page's start that appears after scrolling 100 px and, where it would
 * cover the footer's last line, leaves before the page's end. A scroll-driven animation shows it. For
 * visitors who asked for reduced motion, the scroll state does; that knows only whether the page is
 * scrolled at all, so the first 100 px are left to the script. Without JavaScript,
 * and in browsers without all this, it stands in its place: put it at the page's end. Where it floats,
 * `keepClearOfControls` (`clear-of-controls`) has it step aside before it lies over a control.
 */
export const ScrollToTop = ({ label = 'Scroll to top', className, ...rest }: ScrollToTopProps) => {
  const scrolled = useScrolledPast(100);
  const atTop = useMounted() && !scrolled;
  return (
    <a
      href="#top"
      aria-label={label}
      {...rest}
      className={classNames(styles.scrollToTop, className)}
      data-at-top={atTop ? '' : undefined}
      data-floating=""
    >
      <Icon name="arrow-up" />
    </a>
  );
};
