export * from './read-multipart.ts';
