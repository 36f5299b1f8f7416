export * from './fields.ts';
export * from './given-fields.ts';
export * from './search-text.ts';
export * from './unseen.ts';
