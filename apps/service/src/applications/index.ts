export * from './let-go.ts';
export * from './resume-of.ts';
export * from './save-application.ts';
export * from './sweep.ts';
