export * from './client.ts';
export * from './contract.ts';
export * from './filter.ts';
export * from './similar.ts';
