import { createTransport } from 'nodemailer';
import type { SmtpSettings } from '../../runtime/settings/index.ts';
import { deliverEach, type Mailer } from './mailer.ts';
import { toMessage } from './message.ts';

const CONNECTIONS = 5;
const MAILS_PER_CONNECTION = 2;
const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 30_000;

export const createSmtpMailer = (server: SmtpSettings, connections = CONNECTIONS): Mailer => {
  const transport = createTransport({
    ...server,
    pool: true,
    maxConnections: connections,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
  });
  return {
    batchSize: connections * MAILS_PER_CONNECTION,
    deliver: async (entries, signal, cut, onOutcome) =>
      deliverEach(entries, { signal, cut, onOutcome }, connections, async (entry) => {
        await transport.sendMail(toMessage(entry));
      }),
    close: () => transport.close(),
  };
};
