export { SelectField } from './select-field.tsx';
export type { SelectFieldProps, SelectOption, SelectOptionGroup } from './select-field.tsx';
