export type * from './metrics.ts';
