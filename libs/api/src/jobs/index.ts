export * from './description-blocks.ts';
export * from './operations.ts';
export * from './contract.ts';
export * from './filter.ts';
export * from './format-date.ts';
export * from './job-id.ts';
export * from './job-types.ts';
export * from './similar.ts';
