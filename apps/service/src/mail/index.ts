import type { Settings } from '../runtime/settings/settings.ts';
import { createFileMailer } from './transports/file-mailer.ts';
import { mailFolder } from './transports/mail-files.ts';
import type { Mailer } from './transports/mailer.ts';
import { createSmtpMailer } from './transports/smtp-mailer.ts';

export * from './compose/compose.ts';
export * from './transports/file-mailer.ts';
export * from './transports/mail-files.ts';
export * from './transports/mailer.ts';
export * from './transports/smtp-mailer.ts';

/** Creates an SMTP mailer when `SMTP_URL` is set, else one that writes files into `DATA_DIR/mail` (contract §2). */
export const createMailer = ({ smtp, dataDir }: Settings): Mailer =>
  smtp === undefined ? createFileMailer(mailFolder(dataDir)) : createSmtpMailer(smtp);

/** Connections for urgent mails alone. */
const URGENT_CONNECTIONS = 2;

/** Creates a second SMTP mailer, for urgent mails that would wait for slow recipients. Files are written at once. */
export const createUrgentMailer = ({ smtp }: Settings): Mailer | undefined =>
  smtp && createSmtpMailer(smtp, URGENT_CONNECTIONS);
