export * from './client.ts';
export * from './definition.ts';
export * from './public-forms.ts';
