export * from './operations.ts';
export * from './contract.ts';
