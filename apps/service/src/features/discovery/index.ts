export { createDocuments } from './documents.ts';
export type { Documents } from './documents.ts';
