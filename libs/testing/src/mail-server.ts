import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  readonly url: string;
  /** Answers all mails to an address like this from now on, such as `550 5.1.1 No such user`. */
  readonly refuse: (address: string, answer: string) => void;
  /** Takes the mails to an address again. */
  readonly accept: (address: string) => void;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a mail server on the loopback that writes each mail to the folder `mail` of a data folder, as the service
 * does without a server.
 */
export const startMailServer = async (dataDir: string): Promise<MailServer> => {
  const folder = join(dataDir, 'mail');
  mkdirSync(folder, { recursive: true });
  let written = 0;
  const refused = new Map<string, string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const [, code, words] = /^(\d{3}) (.+)$/.exec(refused.get(address) ?? '') ?? [];
      if (code !== undefined) done(Object.assign(new Error(words), { responseCode: Number(code) }));
      else done();
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        written += 1;
        writeFileSync(join(folder, `${String(written)}.eml`), Buffer.concat(chunks));
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${String(port)}`,
    refuse: (address, answer) => refused.set(address, answer),
    accept: (address) => refused.delete(address),
    stop: async () => new Promise((resolve) => server.close(() => resolve())),
  };
};
