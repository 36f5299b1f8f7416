export * from './submit.ts';
