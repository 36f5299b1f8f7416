export type { DeskDeps } from './calls/deps.ts';
export * from './files.ts';
