'use client';

import { useEffect } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import {
  FieldError,
  FieldHint,
  RequiredMark,
  useFieldWiring,
  validityOf,
  type FieldTexts,
} from '../field/field-parts.tsx';
import { field as fieldStyle } from '../field/field.css.ts';
import { splitFieldProps, type ControlFieldProps } from '../field/field.tsx';
import { useFormReset } from '../../internal/form-reset/use-form-reset.ts';
import { useMergedRef } from '../../hooks/use-merged-ref/use-merged-ref.ts';
import * as styles from './checkbox.css.ts';

export type CheckboxProps = Omit<
  ControlFieldProps<
    'input',
    {
      /** Indeterminate: some of what it stands for is chosen. Set by script after hydration. */
      readonly indeterminate?: boolean | undefined;
    }
  >,
  keyof Pick<FieldTexts, 'hideLabel'>
>;

const mark = (box: HTMLInputElement | null, indeterminate: boolean) => {
  if (box !== null) box.indeterminate = indeterminate;
};

/**
 * Offers a yes-or-no choice: the platform's own checkbox, drawn anew, with a target of 44 px that the label extends.
 * `className` goes to the root; `id`, `ref`, `data-*` and everything else to the checkbox: `checked` or
 * `defaultChecked`, `value`, handlers.
 */
export const Checkbox = ({ indeterminate = false, ref: given, ...props }: CheckboxProps) => {
  const { field, control } = splitFieldProps(props);
  const { label, hint, error, required, requiredText, controlId, describedBy } = field;
  const { id, invalid, descriptions } = useFieldWiring({ id: controlId, hint, error, describedBy });
  const { own, ref } = useMergedRef(given);

  // React keeps `defaultChecked` in the page up to date, but not `checked`.
  useFormReset(own, (box) => {
    if (control.checked !== undefined) box.defaultChecked = control.checked;
  });

  // A click ends the state in the browser, so it is set again after each render.
  useEffect(() => {
    mark(own.current, indeterminate);
  });

  return (
    <div className={classNames(fieldStyle, styles.root, field.className)}>
      <FieldError id={id} error={error} />
      <div className={styles.row}>
        <input
          {...control}
          ref={ref}
          id={id}
          type="checkbox"
          required={required}
          aria-describedby={descriptions}
          aria-invalid={validityOf(invalid, required)}
          className={styles.box}
        />
        <div className={styles.words}>
          <label className={styles.label} htmlFor={id}>
            {label}
          </label>
          <RequiredMark required={required} requiredText={requiredText} />
          <FieldHint id={id} hint={hint} />
        </div>
      </div>
    </div>
  );
};
