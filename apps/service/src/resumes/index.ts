export * from './received.ts';
export * from './resumes.ts';
export * from './store.ts';
