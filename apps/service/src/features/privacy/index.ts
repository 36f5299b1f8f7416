export * from './export.ts';
export * from './last-retention.ts';
export * from './look-up.ts';
export * from './person.ts';
export * from './retained.ts';
