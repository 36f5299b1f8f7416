export { TextField, type TextFieldProps, type TextFieldType } from './text-field.tsx';
