export * from './installation.ts';
export * from './ownership.ts';
export * from './share.ts';
