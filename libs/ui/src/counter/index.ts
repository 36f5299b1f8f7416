export { Counter, counterAlignments } from './counter.tsx';
export type { CounterAlignment, CounterProps } from './counter.tsx';
