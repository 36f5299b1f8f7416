import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { text as textOf } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';

/** Starts a mail server on the loopback, which is stopped after the test. Returns its address. */
export const startSmtp = async (
  handlers: Pick<SMTPServerOptions, 'onRcptTo' | 'onData' | 'closeTimeout'>,
  own?: number,
): Promise<string> => {
  const server = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['STARTTLS'] },
    ...handlers,
  });
  server.on('error', () => undefined);
  const port = own ?? (await freePort());
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(async () => new Promise((resolve) => server.close(() => resolve())));
  return `smtp://127.0.0.1:${String(port)}`;
};

interface CaughtMail {
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

/**
 * Starts a mail server that keeps all mails but those to recipients for whom `refuse` returns a code: `nobody@…`, where
 * it is not given.
 */
export const startMailCatcher = async (
  refuse = (address: string): number | undefined =>
    address.startsWith('nobody@') ? 550 : undefined,
): Promise<{ readonly url: string; readonly received: readonly CaughtMail[] }> => {
  const received: CaughtMail[] = [];
  const url = await startSmtp({
    onRcptTo: ({ address }, _session, done) => {
      const responseCode = refuse(address);
      if (responseCode === undefined) done();
      else done(Object.assign(new Error('no such user'), { responseCode }));
    },
    onData: (stream, { envelope: { mailFrom, rcptTo } }, done) => {
      void textOf(stream).then((text) => {
        const to = rcptTo.map(({ address }) => address).join();
        received.push({ from: mailFrom ? mailFrom.address : '', to, text });
        done();
      });
    },
  });
  return { url, received };
};
