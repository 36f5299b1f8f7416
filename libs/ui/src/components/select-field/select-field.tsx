'use client';

import { classNames } from '../../styles/class-names/class-names.ts';
import * as styles from '../field/field.css.ts';
import { validityOf } from '../field/field-parts.tsx';
import { Field, splitFieldProps, type ControlFieldProps } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { useMergedRef } from '../../hooks/use-merged-ref/use-merged-ref.ts';
import { useFormReset } from '../../internal/form-reset/use-form-reset.ts';
import { select } from './select-field.css.ts';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

export interface SelectOptionGroup {
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly disabled?: boolean | undefined;
}

export type SelectFieldProps = ControlFieldProps<
  'select',
  {
    readonly options: readonly (SelectOption | SelectOptionGroup)[];
    /** The text of the first option, whose value is '', e.g. 'All categories'. */
    readonly placeholder?: string | undefined;
  }
>;

const optionOf = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);

/**
 * Offers a choice from a list, by the platform's own select. Resetting the form, which React does after an action, too,
 * restores `defaultValue`, or leaves `value`. `className` goes to the root; `id`, `ref`, `data-*` and everything else to
 * the select.
 */
export const SelectField = ({ options, placeholder, ref: given, ...props }: SelectFieldProps) => {
  const { field, control } = splitFieldProps(props);
  const { own, ref } = useMergedRef(given);

  // React leaves the choice of a reset to the options' first state: https://github.com/react/react/issues/30580
  useFormReset(own, ({ options: shown }) => {
    const chosen = [control.value ?? control.defaultValue ?? []].flat().map(String);
    for (const option of shown) option.defaultSelected = chosen.includes(option.value);
  });

  return (
    <Field {...field}>
      {(wiring) => (
        <div className={styles.decorated}>
          <select
            {...control}
            {...wiring}
            aria-invalid={validityOf(wiring['aria-invalid'], wiring.required)}
            ref={ref}
            className={classNames(wiring.className, select)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((entry) =>
              'options' in entry ? (
                <optgroup
                  key={`group ${entry.label}`}
                  label={entry.label}
                  disabled={entry.disabled}
                >
                  {entry.options.map(optionOf)}
                </optgroup>
              ) : (
                optionOf(entry)
              ),
            )}
          </select>
          {control.multiple !== true && <Icon name="chevron-down" className={styles.decoration} />}
        </div>
      )}
    </Field>
  );
};
