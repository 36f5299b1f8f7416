export * from './send-file.ts';
