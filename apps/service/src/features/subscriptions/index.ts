export type * from './deps.ts';
export * from './subscribe.ts';
export * from './unsubscribe.ts';
