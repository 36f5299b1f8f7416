export * from './person.ts';
export * from './purge.ts';
