import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { syncFolder } from '../../runtime/sync-folder.ts';
import { begunName } from './mail-files.ts';
import { deliverEach, type Mailer } from './mailer.ts';
import { toMessage } from './message.ts';

const BATCH_SIZE = 50;
/** Mails written at the same time: leaves threads of the pool to other work. */
const CONCURRENCY = 2;

/** Returns the file name for a Message-ID: delivering the mail again after a crash overwrites the same file. */
export const mailFileName = (messageId: string): string =>
  `${messageId.replaceAll(/^<|@.*$/g, '').replaceAll(/[^\w-]/g, '_')}.eml`;

const writeDurably = async (folder: string, name: string, content: Buffer) => {
  const temporary = join(folder, begunName(name));
  await writeFile(temporary, content, { mode: 0o600, flush: true });
  await rename(temporary, join(folder, name));
};

/** Creates a mailer that writes each mail into a file of `folder`, for a service without an SMTP server. */
export const createFileMailer = (folder: string): Mailer => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Lines end with CRLF (RFC 5322).
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    batchSize: BATCH_SIZE,
    isWriting: true,
    deliver: async (entries, signal, cut) => {
      const deliveries = await deliverEach(entries, { signal, cut }, CONCURRENCY, async (entry) => {
        const { message } = await composer.sendMail(toMessage(entry));
        if (!Buffer.isBuffer(message)) throw new Error('the message was not composed');
        await writeDurably(folder, mailFileName(entry.message_id), message);
      });
      try {
        await syncFolder(folder);
        return deliveries;
      } catch (error) {
        const failure = error instanceof Error ? error : new Error(String(error));
        return deliveries.map(({ entry }) => ({ entry, status: 'failed', error: failure }));
      }
    },
    close: () => composer.close(),
  };
};
