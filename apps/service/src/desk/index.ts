export type { DeskDeps } from './deps.ts';
export * from './files.ts';
