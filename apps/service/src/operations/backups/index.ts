export * from './back-up.ts';
export { BackupFileError } from './format.ts';
export * from './restore.ts';
