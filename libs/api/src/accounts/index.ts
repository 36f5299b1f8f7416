export * from './operations.ts';
export * from './contract.ts';
export * from './downloads.ts';
