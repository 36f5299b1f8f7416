export * from './installation.ts';
export * from './ownership.ts';
export * from './resumes-folder.ts';
export * from './share.ts';
