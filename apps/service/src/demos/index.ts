export * from './request-demo.ts';
