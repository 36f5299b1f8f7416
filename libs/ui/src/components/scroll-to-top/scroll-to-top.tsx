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
 * A link to the page's start that appears after scrolling 100 px and, where it would
 * cover the footer's last line, leaves before the page's end; `keepScrollMark` (`scroll-mark`) says so
 * before the page's own script is there. Without JavaScript it stands in its place: put it at the page's
 * end. Where it floats, `avoidOverlap` (`avoid-overlap`) has it step aside before it lies over
 * a control.
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
