export * from './api-error.ts';
export * from './from-answer.ts';
export * from './kinds.ts';
export * from './problem.ts';
