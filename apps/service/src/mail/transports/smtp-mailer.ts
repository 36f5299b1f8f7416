import { createTransport } from 'nodemailer';
import type { SmtpSettings } from '../../runtime/settings/index.ts';
import { deliverEach, type Mailer } from './mailer.ts';
import { toMessage } from './message.ts';

/*
 * A batch of 10 over 5 connections takes two rounds of at most 50 s. That is less than the outbox's lease, so that no
 * other instance takes a mail that is still being sent.
 */
const CONNECTIONS = 5;
const BATCH_SIZE = 10;
const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 30_000;

export const createSmtpMailer = (server: SmtpSettings): Mailer => {
  const transport = createTransport({
    ...server,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
  });
  return {
    batchSize: BATCH_SIZE,
    deliver: async (entries, signal, cut) =>
      deliverEach(entries, { signal, cut }, CONNECTIONS, async (entry) => {
        await transport.sendMail(toMessage(entry));
      }),
    close: () => transport.close(),
  };
};
