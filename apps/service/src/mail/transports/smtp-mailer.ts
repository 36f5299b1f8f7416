import { createTransport } from 'nodemailer';
import type { SmtpSettings } from '../../runtime/settings/index.ts';
import { deliverEach, type Mailer } from './mailer.ts';
import { toMessage } from './message.ts';

const CONNECTIONS = 5;
const MAILS_PER_CONNECTION = 2;
const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 30_000;
/**
 * Longest time for one mail, in ms: as long as a mail server may take for the last answer alone (RFC 5321 §4.5.3.2.6).
 * One that answers a byte now and then never comes to the timeout of the socket.
 */
const LONGEST_MS = 10 * 60_000;

export const createSmtpMailer = (
  server: SmtpSettings,
  connections = CONNECTIONS,
  longestMs = LONGEST_MS,
): Mailer => {
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
        const signal = AbortSignal.timeout(longestMs);
        try {
          await transport.sendMail({ ...toMessage(entry), signal });
        } catch (error) {
          if (!signal.aborted) throw error;
          throw new Error('the mail server did not end its answers in time', { cause: error });
        }
      }),
    close: () => transport.close(),
  };
};
