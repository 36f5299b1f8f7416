export * from './export.ts';
export * from './last-purge.ts';
export * from './look-up.ts';
export * from './person.ts';
