export * from './in-process.ts';
