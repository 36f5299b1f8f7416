export { Text, textSizes, textTones, textWeights } from './text.tsx';
export type * from './text.tsx';
