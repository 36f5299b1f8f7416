export * from './from-error.ts';
export * from './problem-error.ts';
export * from './refused.ts';
