export * from './run-idempotent.ts';
