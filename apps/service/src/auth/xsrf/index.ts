export * from './guard.ts';
export * from './origin.ts';
export * from './token.ts';
