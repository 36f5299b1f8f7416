export * from './installation.ts';
export * from './ownership.ts';
export * from './place.ts';
export * from './share.ts';
