import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { freePort } from '../src/testing/free-port.ts';

/** Behaviour of the mail server: accepts a mail, accepts it after 3 s, or answers with error 451. */
export type Manner = 'takes' | 'slow' | 'busy';

const SLOW_MS = 3_000;

/** Creates a mail server on a free port, not yet started. It is stopped when the test finishes. */
export const createMailServer = async () => {
  const port = await freePort();
  const delivered = new Map<string, number>();
  let current: Manner = 'takes';
  let server: SMTPServer | undefined;
  const stop = async () => {
    const ending = server;
    server = undefined;
    if (ending) await new Promise<void>((resolve) => ending.close(resolve));
  };
  onTestFinished(stop);
  return {
    url: `smtp://127.0.0.1:${String(port)}`,
    manner: (manner: Manner) => {
      current = manner;
    },
    start: async () => {
      const starting = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        closeTimeout: 100,
        onData: (stream, _session, done) => {
          let text = '';
          stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
          stream.on('end', () => {
            void (async () => {
              if (current === 'slow') await sleep(SLOW_MS);
              if (current === 'busy') {
                done(Object.assign(new Error('try later'), { responseCode: 451 }));
                return;
              }
              const reference = /^Subject: .*?([AE]-\w{8})/m.exec(text)?.[1] ?? '';
              delivered.set(reference, (delivered.get(reference) ?? 0) + 1);
              done();
            })();
          });
        },
      });
      starting.on('error', () => undefined);
      server = starting;
      await new Promise<void>((resolve) => starting.listen(port, '127.0.0.1', resolve));
    },
    stop,
    /** Number of deliveries by reference. */
    delivered,
  };
};

export type MailServer = Awaited<ReturnType<typeof createMailServer>>;
