export * from './cookies.ts';
export type { AccountDeps } from './deps.ts';
export * from './own-applications.ts';
export * from './own-data.ts';
export * from './own-sessions.ts';
export * from './reset-password.ts';
export * from './sign-in.ts';
export * from './verify-code.ts';
