export * from './audit.ts';
export * from './authorize.ts';
export * from './cookies.ts';
export type { StaffDeps } from './deps.ts';
export * from './operate.ts';
export * from './people.ts';
export { requireProof } from './proof.ts';
export type { StaffMember } from './sessions.ts';
