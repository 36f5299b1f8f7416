export { FileField, type ChosenFile, type FileFieldProps } from './file-field.tsx';
export { formatFileSize } from './format-file-size.ts';
export type { RejectReason } from './check-file.ts';
