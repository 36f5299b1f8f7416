export * from './doubts.ts';
export type { BucketSettings } from './bucket.ts';
export type { MailAddress, OfficeAddresses, OfficeKind } from './mail.ts';
export * from './settings.ts';
export type { ScannerSettings } from './scanner.ts';
export type { SmtpSettings } from './smtp.ts';
