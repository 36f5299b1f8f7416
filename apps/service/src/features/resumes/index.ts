export * from './lease.ts';
export * from './open-store.ts';
export * from './read-upload.ts';
export * from './received.ts';
export * from './resumes.ts';
export * from './store.ts';
