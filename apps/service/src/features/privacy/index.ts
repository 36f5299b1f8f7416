export * from './correct.ts';
export * from './export.ts';
export * from './look-up.ts';
export * from './person.ts';
