export * from './client.ts';
export * from './operation.ts';
