import { SEARCH_MAX_LENGTH } from '@example/api/desk';
import { SearchField } from '@example/ui/search-field';
import { SelectField } from '@example/ui/select-field';
import { Icon } from '@example/ui/icon';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useShortcut } from '../shortcuts/shortcuts-provider.tsx';
import * as controls from '../style/controls.css.ts';
import { SmallButton } from '../style/small-button.tsx';
import { messages } from '../messages/lists.ts';
import * as styles from './filter-bar.css.ts';
import type { FilterField } from './use-filters.ts';
import { useTypedFilter } from './use-typed-filter.ts';
import { told } from '../style/told.css.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

interface ChoiceProps {
  readonly field: FilterField;
  readonly texts: {
    readonly label: string;
    /** Label of the choice that does not filter. */
    readonly any: string;
  };
  readonly options: readonly Option[];
  /** Grows with the available width, for options of any length. */
  readonly wide?: boolean;
}

/** A filter with a choice of values, or all. */
export const Choice = ({
  field: { onChange, ...field },
  texts: { label, any },
  options,
  wide = false,
}: ChoiceProps) => {
  const { value } = field;
  // An address or a saved view may filter by what is no choice any more.
  const isKnown = value === '' || options.some((option) => option.value === value);
  return (
    <SelectField
      {...field}
      label={label}
      hideLabel
      placeholder={any}
      className={wide ? styles.wideChoice : undefined}
      options={isKnown ? options : [...options, { value, label: value }]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};

interface OrderChoiceProps<T extends string> {
  readonly orders: Readonly<Record<T, string>>;
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** A choice of the list's order, for widths without column headers. */
export const OrderChoice = <T extends string>({ orders, value, onChange }: OrderChoiceProps<T>) => {
  const options = Object.entries<string>(orders) as [T, string][];
  return (
    <SelectField
      name="order"
      label={messages.order}
      hideLabel
      className={styles.order}
      options={options.map(([order, label]) => ({ value: order, label }))}
      value={value}
      onChange={({ target }) => {
        const [chosen] = options.find(([order]) => order === target.value) ?? [];
        if (chosen !== undefined) onChange(chosen);
      }}
    />
  );
};

interface FilterBarProps {
  /** The current search text. */
  readonly q: string;
  readonly onSearch: (q: string) => void;
  readonly search: RefObject<HTMLInputElement | null>;
  /** True if the rows that the filters leave are shown. */
  readonly isShown: boolean;
  /** Leads to the rows. */
  readonly onRows: () => void;
  readonly placeholder: string;
  readonly isFiltered: boolean;
  readonly onClear: () => void;
  readonly set: number;
  /** Saved filters, beside the search. */
  readonly views: ReactNode;
  /** Further filters. */
  readonly children?: ReactNode;
}

export const FilterBar = ({
  search,
  placeholder,
  isFiltered,
  onClear,
  set,
  views,
  children,
  q,
  onSearch,
  isShown,
  onRows,
}: FilterBarProps) => {
  const fields = useId();
  const [unfolded, setUnfolded] = useState(false);
  const { typed, setTyped, filterNow } = useTypedFilter(q, onSearch);
  useShortcut('/', () => search.current?.focus());
  const wantsRows = useRef(false);
  const lead = () => {
    if (!wantsRows.current || !isShown || typed.trim() !== q) return;
    wantsRows.current = false;
    onRows();
  };
  const leadOn = useEffectEvent(lead);
  useEffect(() => {
    leadOn();
  });
  return (
    <div role="search" aria-label={messages.filters} className={`${styles.bar} ${controls.fields}`}>
      <SearchField
        ref={search}
        name="q"
        label={messages.search}
        hideLabel
        placeholder={placeholder}
        clearLabel={messages.clearSearch}
        autoComplete="off"
        maxLength={SEARCH_MAX_LENGTH}
        className={styles.search}
        value={typed}
        onChange={({ target }) => {
          wantsRows.current = false;
          setTyped(target.value);
        }}
        onKeyDown={(event) => {
          const { key, nativeEvent } = event;
          if (nativeEvent.isComposing || (key !== 'Enter' && key !== 'ArrowDown')) return;
          event.preventDefault();
          wantsRows.current = true;
          filterNow();
          lead();
        }}
        onBlur={() => {
          wantsRows.current = false;
        }}
      />
      {views}
      <SmallButton
        className={styles.fold}
        aria-expanded={unfolded}
        aria-controls={fields}
        onClick={() => setUnfolded(!unfolded)}
      >
        {messages.filters}
        {set > 0 && (
          <span className={styles.set}>
            {set} <span className={told}>{messages.set}</span>
          </span>
        )}
        <Icon name="chevron-down" />
      </SmallButton>
      <div id={fields} className={styles.fields} data-unfolded={unfolded ? '' : undefined}>
        {children}
      </div>
      {isFiltered && (
        <SmallButton
          variant="ghost"
          className={styles.clear}
          onClick={() => {
            setTyped('');
            onClear();
          }}
        >
          {messages.clear}
        </SmallButton>
      )}
    </div>
  );
};
