export { Counter } from './counter.tsx';
export { counterAlignments } from './variants.ts';
export type { CounterProps } from './counter.tsx';
export type { CounterAlignment } from './variants.ts';
