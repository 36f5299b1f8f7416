export * from './definition.ts';
export * from './public-forms.ts';
export * from './operations.ts';
