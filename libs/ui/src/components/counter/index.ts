export { Counter, type CounterProps } from './counter.tsx';
export { counterAlignments, type CounterAlignment } from './variants.ts';
