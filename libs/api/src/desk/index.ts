export * from './applications.ts';
export * from './client.ts';
