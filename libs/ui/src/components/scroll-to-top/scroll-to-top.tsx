'use client';

import { useEffect } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import type { ElementProps } from '../../internal/element-props/element-props.ts';
import { Icon } from '../icon/icon.tsx';
import { keepScrollMark } from '../../page/scroll-mark/scroll-mark.ts';
import * as styles from './scroll-to-top.css.ts';

export type ScrollToTopProps = ElementProps<
  'a',
  {
    /** The accessible name; 'Scroll to top' by default. */
    readonly label?: string | undefined;
  }
>;

/**
 * Links to the page's start. The link appears after scrolling 100 px, and disappears at the page's end, where it would
 * cover the last line of the footer. `keepScrollMark` (`scroll-mark`) marks these positions before the page's own
 * script runs. `avoidOverlap` (`avoid-overlap`) hides the floating link while it would cover a control. Put it at the
 * page's end: there it stands without JavaScript.
 */
export const ScrollToTop = ({ label = 'Scroll to top', className, ...rest }: ScrollToTopProps) => {
  useEffect(keepScrollMark, []);
  return (
    <a
      href="#top"
      aria-label={label}
      {...rest}
      className={classNames(styles.scrollToTop, className)}
      data-floating=""
    >
      <Icon name="arrow-up" />
    </a>
  );
};
