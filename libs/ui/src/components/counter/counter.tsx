'use client';

import { useEffect, useRef } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import type { ChildlessProps } from '../../internal/element-props/element-props.ts';
import { countUpOnScroll } from '../../page/count-up-on-scroll/count-up-on-scroll.ts';
import * as styles from './counter.css.ts';
import type { CounterAlignment } from './variants.ts';

export type CounterProps = ChildlessProps<
  'div',
  {
    /** The final number. One that is not finite shows as a dash, and does not count. */
    readonly target: number;
    /** The name of the figure. */
    readonly label: string;
    /** Stands after the number once it has arrived; ' +' by default. */
    readonly suffix?: string | undefined;
    /** Alignment of figure and label; `start` by default. */
    readonly align?: CounterAlignment | undefined;
  }
>;

/**
 * Shows a figure and what it counts. It counts up once when scrolled into view. The final value is in the HTML, and the
 * only one that assistive technology reads. A page whose script loads late calls `countUpOnScroll` earlier: else the
 * final value shows for a moment.
 */
export const Counter = ({
  target,
  label,
  suffix = ' +',
  align = 'start',
  className,
  ...rest
}: CounterProps) => {
  const figure = useRef<HTMLParagraphElement>(null);
  const isKnown = Number.isFinite(target);
  useEffect(() => (figure.current ? countUpOnScroll([figure.current]) : undefined), []);
  return (
    <div
      {...rest}
      className={classNames(styles.counter, className)}
      data-align={align === 'start' ? undefined : align}
    >
      <p
        ref={isKnown ? figure : undefined}
        className={styles.figure}
        data-target={isKnown ? target : undefined}
      >
        <span className={styles.number}>{isKnown ? `${String(target)}${suffix}` : '–'}</span>
      </p>
      <p className={styles.label}>{label}</p>
    </div>
  );
};
