export * from './serve-hashed-files.ts';
