import { type ReactNode, useEffect, useRef } from 'react';
import { messages } from '../messages/news.ts';
import * as styles from './count-strip.css.ts';
import type { FilterField } from './use-filters.ts';

/** Returns the options of statuses, with what was counted of them. */
export const statusOptions = <Status extends string>(
  statuses: readonly Status[],
  counts: readonly { readonly status: Status; readonly count: number }[] | undefined,
  labelOf: (status: Status) => ReactNode,
): CountStripProps['options'] =>
  statuses.map((value) => ({
    value,
    label: labelOf(value),
    count: counts?.find(({ status }) => status === value)?.count,
  }));

interface CountStripProps {
  readonly label: string;
  readonly field: FilterField;
  readonly options: readonly {
    readonly value: string;
    readonly label: ReactNode;
    /** `undefined` until it was counted. */
    readonly count: number | undefined;
  }[];
}

/**
 * The values of a filter with their numbers, in a row: a press filters by one, another press by none. A row that is too
 * long scrolls.
 */
export const CountStrip = ({ label, field: { value, onChange }, options }: CountStripProps) => {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    row.current
      ?.querySelector('[aria-pressed=true]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [value]);
  const isCounted = options.every(({ count }) => count !== undefined);
  const total = options.reduce((sum, { count = 0 }) => sum + count, 0);
  const all = { value: '', label: messages.all, count: isCounted ? total : undefined };
  return (
    <div ref={row} role="group" aria-label={label} className={styles.row}>
      {[all, ...options].map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          data-empty={option.count === 0 ? '' : undefined}
          className={styles.option}
          onClick={() => onChange(option.value === value ? '' : option.value)}
        >
          {option.label}{' '}
          <span className={styles.count}>{option.count?.toLocaleString('en-IN') ?? '\u2007'}</span>
        </button>
      ))}
    </div>
  );
};
