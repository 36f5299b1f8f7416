export * from './definitions.ts';
export * from './send-form.ts';
export * from './submit.ts';
