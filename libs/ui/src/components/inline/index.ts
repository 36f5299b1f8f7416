export { Inline, inlineAligns, inlineJustifies } from './inline.tsx';
export type * from './inline.tsx';
