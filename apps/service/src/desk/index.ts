export type { DeskDeps } from './common/deps.ts';
export * from './files.ts';
