export * from './choose.ts';
export * from './link.ts';
export * from './period.ts';
export * from './tell.ts';
