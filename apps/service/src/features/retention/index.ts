export * from './last-retention.ts';
export * from './retained.ts';
