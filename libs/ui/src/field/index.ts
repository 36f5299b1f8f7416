export { Field } from './field.tsx';
export type { ControlFieldProps, FieldControlProps, FieldProps, FieldTexts } from './field.tsx';
