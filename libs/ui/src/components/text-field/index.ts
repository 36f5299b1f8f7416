export { TextField } from './text-field.tsx';
export type { TextFieldProps, TextFieldType } from './text-field.tsx';
