'use client';

import { useRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import type { ElementProps } from '../element-props/element-props.ts';
import * as styles from './counter.css.ts';
import { useCountUp } from '../use-count-up/use-count-up.ts';

export const counterAlignments = ['start', 'center'] as const;
export type CounterAlignment = (typeof counterAlignments)[number];

export type CounterProps = Omit<
  ElementProps<
    'div',
    {
      /** The number to arrive at. */
      readonly target: number;
      /** What is counted. */
      readonly label: string;
      /** Stands after the number once it has arrived; ' +' by default (spec §4). */
      readonly suffix?: string | undefined;
      readonly align?: CounterAlignment | undefined;
    }
  >,
  'children'
>;

/**
 * A figure and what it counts. It counts up once when scrolled into view (spec §4); the final value
 * is in the HTML, and is the only one assistive technology hears.
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
  const count = useCountUp(target, figure);
  return (
    <div
      {...rest}
      className={classNames(styles.counter, className)}
      data-align={align === 'start' ? undefined : align}
    >
      <p ref={figure} className={styles.figure} data-counting={count === null ? undefined : ''}>
        <span className={styles.number}>{`${String(target)}${suffix}`}</span>
        {count !== null && (
          <span className={styles.number} aria-hidden="true">
            {count}
          </span>
        )}
      </p>
      <p className={styles.label}>{label}</p>
    </div>
  );
};
