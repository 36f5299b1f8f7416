export * from './operations.ts';
export * from './proof.ts';
export * from './contract.ts';
export * from '../operations/permissions.ts';
