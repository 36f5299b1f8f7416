export * from './subscribe.ts';
export * from './unsubscribe.ts';
