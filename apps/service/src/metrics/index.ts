export type * from './metrics.ts';
export type { MetricsAddress } from './server.ts';
