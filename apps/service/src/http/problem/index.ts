export * from './from-error.ts';
export * from './refused.ts';
export * from './to-problem.ts';
