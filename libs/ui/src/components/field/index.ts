export { FieldGroup, type FieldGroupProps } from './field-group.tsx';
export type { FieldTexts } from './field-parts.tsx';
export { Field } from './field.tsx';
export type { ControlFieldProps, FieldControlProps, FieldProps } from './field.tsx';
