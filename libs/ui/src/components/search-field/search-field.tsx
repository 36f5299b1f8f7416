'use client';

import { classNames } from '../../styles/class-names/class-names.ts';
import * as styles from '../field/field.css.ts';
import { Field, splitFieldProps, type ControlFieldProps } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { useMergedRef } from '../../hooks/use-merged-ref/use-merged-ref.ts';
import { useMounted } from '../../hooks/use-mounted/use-mounted.ts';
import { clear, glass, search } from './search-field.css.ts';

export type SearchFieldProps = ControlFieldProps<
  'input',
  {
    /** The name of the button that empties it; 'Clear' by default. */
    readonly clearLabel?: string | undefined;
  }
>;

/** Empties the input by `setRangeText`: React fires no `onChange` after its `value` was set. */
const empty = (input: HTMLInputElement | null) => {
  if (input === null) return;
  input.select();
  input.setRangeText('');
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'deleteContent' }));
  input.focus();
};

/**
 * Takes free text to search for, with a button that empties it. `className` goes to the root; `id`, `ref`, `data-*` and
 * everything else to the input.
 */
export const SearchField = ({ clearLabel = 'Clear', ref: given, ...props }: SearchFieldProps) => {
  const { own, ref } = useMergedRef(given);
  const mounted = useMounted();
  const { field, control } = splitFieldProps(props);
  const { placeholder = '' } = control;
  return (
    <Field {...field}>
      {(wiring) => (
        <div className={styles.decorated}>
          <input
            enterKeyHint="search"
            {...control}
            {...wiring}
            ref={ref}
            type="search"
            // A placeholder is always set: Clear is hidden while it shows.
            placeholder={placeholder === '' ? ' ' : placeholder}
            className={classNames(wiring.className, search)}
          />
          <Icon name="search" className={classNames(styles.decoration, glass)} />
          {mounted && (
            <button
              type="button"
              className={clear}
              aria-label={clearLabel}
              title={clearLabel}
              onClick={() => empty(own.current)}
            >
              <Icon name="close" />
            </button>
          )}
        </div>
      )}
    </Field>
  );
};
