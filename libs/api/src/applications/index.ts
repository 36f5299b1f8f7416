export * from './operations.ts';
export * from './contract.ts';
export * from './resume-types.ts';
