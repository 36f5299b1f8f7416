export type { DeskDeps } from './deps.ts';
export * from './files.ts';
export * from './routes.ts';
