export * from './kept-assets.ts';
export * from './load-site.ts';
export type * from './page-source.ts';
export * from './routes.ts';
