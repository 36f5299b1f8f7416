import { applicationStatuses } from '@example/api/accounts';
import { Button } from '@example/ui/button';
import { SearchField } from '@example/ui/search-field';
import { SelectField } from '@example/ui/select-field';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useShortcut } from '../shortcuts/shortcuts-provider.tsx';
import * as controls from '../style/controls.css.ts';
import { words } from '../words/applications.ts';
import * as styles from './filter-bar.css.ts';
import { type Filters, isFiltered, orders, readFilters } from './filters.ts';
import { useChoices } from './use-choices.ts';

const texts = words.filters;

/** How long typing has to rest before it is searched for, in ms. */
const REST_MS = 250;

interface FilterBarProps {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

/** What is typed, and what was searched for last: they differ while somebody types. */
const useTypedSearch = ({ filters, onChange }: FilterBarProps) => {
  const [typed, setTyped] = useState(filters.q);
  const [known, setKnown] = useState(filters.q);
  if (known !== filters.q) {
    setKnown(filters.q);
    setTyped(filters.q);
  }
  const searchFor = useEffectEvent((q: string) => {
    if (q === filters.q) return;
    setKnown(q);
    onChange({ ...filters, q });
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      searchFor(typed.trim());
    }, REST_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [typed]);
  return { typed, setTyped };
};

/** What the list is limited to, and its order. */
export const FilterBar = (props: FilterBarProps) => {
  const { filters, onChange } = props;
  const search = useRef<HTMLInputElement>(null);
  const { data: choices } = useChoices();
  const { typed, setTyped } = useTypedSearch(props);
  useShortcut('/', () => search.current?.focus());
  return (
    <div role="search" aria-label={texts.label} className={`${styles.bar} ${controls.fields}`}>
      <SearchField
        ref={search}
        name="q"
        label={texts.search}
        hideLabel
        placeholder={texts.searchPlaceholder}
        clearLabel={texts.clearSearch}
        autoComplete="off"
        className={styles.search}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
        }}
      />
      <SelectField
        name="job"
        label={texts.job}
        hideLabel
        placeholder={texts.anyJob}
        className={styles.job}
        options={(choices?.jobs ?? []).map(({ job_id, job_title, count }) => ({
          value: String(job_id),
          label: `${job_title} (${String(count)})`,
        }))}
        value={filters.job === undefined ? '' : String(filters.job)}
        onChange={({ target: { value } }) => {
          onChange({ ...filters, job: value === '' ? undefined : Number(value) });
        }}
      />
      <SelectField
        name="status"
        label={texts.status}
        hideLabel
        placeholder={texts.anyStatus}
        options={applicationStatuses.map((value) => ({ value, label: words.statuses[value] }))}
        value={filters.status ?? ''}
        onChange={({ target: { value } }) => {
          onChange({ ...filters, status: applicationStatuses.find((one) => one === value) });
        }}
      />
      <SelectField
        name="tag"
        label={texts.tag}
        hideLabel
        placeholder={texts.anyTag}
        options={(choices?.tags ?? []).map(({ tag }) => ({ value: tag, label: tag }))}
        value={filters.tag}
        onChange={({ target: { value } }) => {
          onChange({ ...filters, tag: value });
        }}
      />
      <SelectField
        name="order"
        label={texts.sort}
        hideLabel
        className={styles.order}
        options={orders.map((value) => ({ value, label: words.orders[value] }))}
        value={filters.order}
        onChange={({ target: { value } }) => {
          onChange({ ...filters, order: orders.find((one) => one === value) ?? 'newest' });
        }}
      />
      {isFiltered(filters) && (
        <Button
          variant="ghost"
          size="sm"
          className={controls.button}
          onClick={() => {
            onChange({ ...readFilters(new URLSearchParams()), order: filters.order });
            search.current?.focus();
          }}
        >
          {texts.clear}
        </Button>
      )}
    </div>
  );
};
