export * from './correspondence.ts';
export * from './notice.ts';
export * from './outbox.ts';
export * from './refusal.ts';
export * from './state.ts';
export * from './store.ts';
export * from './undelivered.ts';
export * from './worker.ts';
