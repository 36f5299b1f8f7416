export * from './resume-deletion.ts';
export * from './resume-of.ts';
export * from './save-application.ts';
export * from './orphan-cleanup.ts';
export * from './search/words-worker.ts';
export * from './search/resume-worker.ts';
