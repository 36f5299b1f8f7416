export * from './save-application.ts';
export * from './sweep.ts';
