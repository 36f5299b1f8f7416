import type { Settings } from '../settings/settings.ts';
import { createFileMailer } from './file-mailer.ts';
import { mailFolder } from './mail-files.ts';
import type { Mailer } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

export * from './compose.ts';
export * from './file-mailer.ts';
export * from './mail-files.ts';
export * from './mailer.ts';
export * from './smtp-mailer.ts';

/** Creates an SMTP mailer when `SMTP_URL` is set, else one that writes files into `DATA_DIR/mail` (contract §2). */
export const createMailer = ({ smtp, dataDir }: Settings): Mailer =>
  smtp === undefined ? createFileMailer(mailFolder(dataDir)) : createSmtpMailer(smtp);
