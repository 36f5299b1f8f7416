export * from './api-error.ts';
export * from './problem.ts';
