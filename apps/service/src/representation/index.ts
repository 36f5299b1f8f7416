export * from './negotiate.ts';
export * from './representation.ts';
