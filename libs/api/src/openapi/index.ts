export * from './document.ts';
export * from './operations.ts';
export * from './page.ts';
export * from './tables.ts';
