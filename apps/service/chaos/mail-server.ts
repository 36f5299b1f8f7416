import { text as textOf } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../src/testing/free-port.ts';
import { startSmtp } from '../src/testing/mail-catcher.ts';

/** Behaviour of the mail server: accepts a mail, accepts it after 3 s, or answers with error 451. */
type Manner = 'takes' | 'slow' | 'busy';

const SLOW_MS = 3_000;

/** Creates a mail server on a free port, not yet started. It is stopped when the test finishes. */
export const createMailServer = async () => {
  const port = await freePort();
  /** Number of deliveries by reference. */
  const delivered = new Map<string, number>();
  let current: Manner = 'takes';
  const take = async (text: string): Promise<Error | undefined> => {
    if (current === 'slow') await sleep(SLOW_MS);
    if (current === 'busy') return Object.assign(new Error('try later'), { responseCode: 451 });
    const reference = /^Subject: .*?([AE]-\w{8})/m.exec(text)?.[1] ?? '';
    delivered.set(reference, (delivered.get(reference) ?? 0) + 1);
    return undefined;
  };
  return {
    url: `smtp://127.0.0.1:${String(port)}`,
    manner: (manner: Manner) => {
      current = manner;
    },
    start: async () =>
      startSmtp(
        {
          closeTimeout: 100,
          onData: (stream, _session, done) => {
            void textOf(stream).then(take).then(done);
          },
        },
        port,
      ),
    delivered,
  };
};
