import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { messages as texts } from '../messages/lists.ts';
import { messages } from '../messages/news.ts';
import * as styles from './count-strip.css.ts';
import type { FilterField } from './use-filters.ts';

interface CountStripProps<Status extends string> {
  readonly field: FilterField;
  readonly statuses: readonly Status[];
  /** `undefined` until they were counted. */
  readonly counts: readonly { readonly status: Status; readonly count: number }[] | undefined;
  readonly Badge: ComponentType<{ readonly status: Status }>;
}

interface Option {
  readonly value: string;
  readonly label: ReactNode;
  readonly count: number | undefined;
}

/**
 * The statuses of a list with their numbers, in a row: a press filters by one, another press by none. A row that is too
 * long scrolls.
 */
export const CountStrip = <Status extends string>({
  field: { value, onChange },
  statuses,
  counts,
  Badge,
}: CountStripProps<Status>) => {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    row.current
      ?.querySelector('[aria-pressed=true]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [value]);
  const options = statuses.map((status) => ({
    value: status,
    label: <Badge status={status} />,
    count: counts?.find((one) => one.status === status)?.count,
  }));
  const isCounted = options.every(({ count }) => count !== undefined);
  const total = options.reduce((sum, { count = 0 }) => sum + count, 0);
  const all: Option = { value: '', label: messages.all, count: isCounted ? total : undefined };
  return (
    <div ref={row} role="group" aria-label={texts.status} className={styles.row}>
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
