import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';

/** What a mail catcher got. */
export interface CaughtMail {
  readonly to: string;
  readonly text: string;
}

/** A mail server on the loopback, gone after the test, that knows everybody but `nobody@…` and keeps what it gets. */
export const startMailCatcher = async (): Promise<{
  readonly url: string;
  readonly received: readonly CaughtMail[];
}> => {
  const received: CaughtMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      if (address.startsWith('nobody@'))
        done(Object.assign(new Error('no such user'), { responseCode: 550 }));
      else done();
    },
    onData: (stream, { envelope }, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address).join(), text });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(async () => new Promise((resolve) => server.close(() => resolve())));
  return { url: `smtp://127.0.0.1:${String(port)}`, received };
};
