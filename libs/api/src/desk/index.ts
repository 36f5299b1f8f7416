export * from './applications.ts';
export * from './applications-client.ts';
export type { Changed } from './calls.ts';
export * from './client.ts';
export * from './common.ts';
export * from './enquiries.ts';
export * from './enquiries-client.ts';
