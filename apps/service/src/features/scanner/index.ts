export * from './clamd.ts';
export * from './scan-worker.ts';
