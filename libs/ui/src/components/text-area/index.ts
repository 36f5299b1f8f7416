export { TextArea } from './text-area.tsx';
export type { TextAreaProps } from './text-area.tsx';
