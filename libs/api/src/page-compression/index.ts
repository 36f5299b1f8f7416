export * from './compress-files.ts';
export * from './compress-page.ts';
