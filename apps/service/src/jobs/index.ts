export * from './export.ts';
export * from './file/check.ts';
export * from './file/read.ts';
export * from './file/record.ts';
export * from './publish.ts';
export * from './vacancies.ts';
