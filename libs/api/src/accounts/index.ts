export * from './client.ts';
export * from './contract.ts';
export * from './downloads.ts';
