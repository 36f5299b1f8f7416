export * from './ids.ts';
export * from './migrate.ts';
export * from './schema.ts';
export * from './secret.ts';
export * from './service-lock.ts';
export * from './snapshot.ts';
export * from './storage.ts';
export * from './unavailable.ts';
