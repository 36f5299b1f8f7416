export * from './decision.ts';
export * from './note.ts';
export * from './read.ts';
