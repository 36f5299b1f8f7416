import { Field, splitFieldProps, type ControlFieldProps } from '../field/field.tsx';

export type TextFieldType =
  | 'text'
  | 'email'
  | 'tel'
  | 'url'
  | 'password'
  | 'number'
  | 'date'
  | 'datetime-local'
  | 'month'
  | 'time'
  | 'search';

export type TextFieldProps = ControlFieldProps<
  'input',
  {
    /** The type of the input; 'text' by default. */
    readonly type?: TextFieldType | undefined;
  }
>;

/**
 * Takes one line of text. `className` goes to the root; `id`, `ref`, `data-*` and everything else to the input:
 * `defaultValue` or `value`, `autoComplete`, `inputMode`, `maxLength`, handlers.
 */
export const TextField = ({ type = 'text', ...props }: TextFieldProps) => {
  const { field, control } = splitFieldProps(props);
  return <Field {...field}>{(wiring) => <input {...control} {...wiring} type={type} />}</Field>;
};
