export * from './contract.ts';
export * from './operations.ts';
