export * from './send-file.ts';
export * from './zip.ts';
