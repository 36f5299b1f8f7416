export * from './audit.ts';
export * from './cookies.ts';
export type { StaffDeps } from './deps.ts';
export * from './authorize.ts';
export * from './in-process.ts';
export * from './operate.ts';
export * from './sessions.ts';
