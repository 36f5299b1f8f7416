export * from './negotiate.ts';
export * from './cached-response.ts';
