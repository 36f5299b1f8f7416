import { Button } from '@example/ui/button';
import { SearchField } from '@example/ui/search-field';
import { SelectField } from '@example/ui/select-field';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useShortcut } from '../shortcuts/shortcuts-provider.tsx';
import * as controls from '../style/controls.css.ts';
import { words } from '../words/lists.ts';
import * as styles from './filter-bar.css.ts';

/** How long typing has to rest before it is searched for, in ms. */
const REST_MS = 250;

interface SearchProps {
  /** What is searched for. */
  readonly q: string;
  readonly onSearch: (q: string) => void;
}

/** What is typed, and what was searched for last: they differ while somebody types. */
const useTypedSearch = ({ q: searched, onSearch }: SearchProps) => {
  const [typed, setTyped] = useState(searched);
  const [known, setKnown] = useState(searched);
  if (known !== searched) {
    setKnown(searched);
    setTyped(searched);
  }
  const searchFor = useEffectEvent((q: string) => {
    if (q === searched) return;
    setKnown(q);
    onSearch(q);
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

interface ChoiceProps<T extends string> {
  readonly name: string;
  readonly label: string;
  /** What stands there where nothing is limited. */
  readonly any: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T | undefined;
  readonly onChange: (value: T | undefined) => void;
  /** For names of any length: as wide as there is room. */
  readonly wide?: boolean;
}

/** One of a few that the list is limited to, or all of them. */
export const Choice = <T extends string>({
  name,
  label,
  any,
  options,
  value,
  onChange,
  wide = false,
}: ChoiceProps<T>) => (
  <SelectField
    name={name}
    label={label}
    hideLabel
    placeholder={any}
    className={wide ? styles.wideChoice : undefined}
    options={options}
    value={value ?? ''}
    onChange={({ target }) => {
      onChange(options.find((one) => one.value === target.value)?.value);
    }}
  />
);

interface OrderChoiceProps<T extends string> {
  readonly orders: Readonly<Record<T, string>>;
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** The list's order, where there is no room for columns whose heads order it. */
export const OrderChoice = <T extends string>({ orders, value, onChange }: OrderChoiceProps<T>) => {
  const options = Object.entries<string>(orders) as [T, string][];
  return (
    <SelectField
      name="order"
      label={words.order}
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

interface FilterBarProps extends SearchProps {
  /** What can be searched for. */
  readonly placeholder: string;
  readonly isFiltered: boolean;
  readonly onClear: () => void;
  /** What else the list is limited to. */
  readonly children?: ReactNode;
}

/** What the list is limited to, and its order. */
export const FilterBar = ({
  placeholder,
  isFiltered,
  onClear,
  children,
  ...searched
}: FilterBarProps) => {
  const search = useRef<HTMLInputElement>(null);
  const { typed, setTyped } = useTypedSearch(searched);
  useShortcut('/', () => search.current?.focus());
  return (
    <div role="search" aria-label={words.filters} className={`${styles.bar} ${controls.fields}`}>
      <SearchField
        ref={search}
        name="q"
        label={words.search}
        hideLabel
        placeholder={placeholder}
        clearLabel={words.clearSearch}
        autoComplete="off"
        className={styles.search}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
        }}
        onKeyDown={({ key, currentTarget }) => {
          // Once more where it is empty: the letters are shortcuts again.
          if (key === 'Escape' && typed === '') currentTarget.blur();
        }}
      />
      {children}
      {isFiltered && (
        <Button
          variant="ghost"
          size="sm"
          className={controls.button}
          onClick={() => {
            onClear();
            search.current?.focus();
          }}
        >
          {words.clear}
        </Button>
      )}
    </div>
  );
};
