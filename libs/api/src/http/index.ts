export * from './http-client.ts';
