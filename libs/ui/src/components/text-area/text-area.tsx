import { classNames } from '../../styles/class-names/class-names.ts';
import { Field, splitFieldProps, type ControlFieldProps } from '../field/field.tsx';
import { area } from './text-area.css.ts';

export type TextAreaProps = ControlFieldProps<'textarea'>;

/**
 * Takes several lines of text. `className` goes to the root; `id`, `ref`, `data-*` and everything else to the textarea.
 */
export const TextArea = (props: TextAreaProps) => {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(wiring) => (
        <textarea {...control} {...wiring} className={classNames(wiring.className, area)} />
      )}
    </Field>
  );
};
