export type { BucketSettings } from './bucket.ts';
export * from './settings.ts';
