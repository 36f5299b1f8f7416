export * from './fields.ts';
export * from './given-fields.ts';
export * from './unseen.ts';
