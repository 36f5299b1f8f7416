import { readdirSync } from 'node:fs';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { runCommand } from '../testing/process.ts';
import { temporaryFolder } from '../testing/temporary.ts';

/** A mail server that knows everybody but one. */
const startServer = async () => {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      if (address.startsWith('nobody@'))
        done(Object.assign(new Error('no such user'), { responseCode: 550 }));
      else done();
    },
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        mails.push(text);
        done();
      });
    },
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(async () => new Promise((resolve) => server.close(() => resolve())));
  return { SMTP_URL: `smtp://127.0.0.1:${String(port)}`, mails };
};

describe('npm run mail -- test', () => {
  it('says what the mail server answered for each address when it is asked', async () => {
    const { SMTP_URL, mails } = await startServer();
    const folder = temporaryFolder();
    const environment = {
      SMTP_URL,
      DATA_DIR: `${folder}/data`,
      MAIL_TO: 'office@example.info',
      MAIL_TO_DEMOS: 'office@example.info, nobody@example.info',
    };
    const { code, out, error } = await runCommand('mail', environment, ['test'], folder);
    expect({ code, error }).toEqual({ code: 1, error: '' });
    expect(out.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ['TO', 'TOLD OF', 'OUTCOME'],
      [
        'nobody@example.info',
        'demos',
        expect.stringMatching(/^not sent: .*550 no such user/) as string,
      ],
      ['office@example.info', 'enquiries, applications, demos', 'taken by the mail server'],
      [''],
    ]);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatch(/^Subject: Test mail of /m);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('sends to one address when that is named', async () => {
    const { SMTP_URL, mails } = await startServer();
    const environment = { SMTP_URL, MAIL_TO: 'nobody@example.info' };
    const outcome = await runCommand('mail', environment, ['test', 'anu@example.info']);
    expect(outcome).toMatchObject({ code: 0, error: '' });
    expect(mails[0]).toMatch(/^To: anu@example\.info\r?$/m);
  });

  it.each([
    [{}, ['test'], /^SMTP_URL is not set: [^\n]+\n$/],
    [{ SMTP_URL: 'smtp://localhost' }, ['test'], /^MAIL_TO must be set [^\n]+\n$/],
    [{}, ['test', 'nobody'], /^nobody is no email address\n$/],
    [{}, [], /^Usage: npm run mail -- test \[ADDRESS\]\n/],
  ] as const)(
    'refuses when the settings are %j and the words %j',
    async (settings, words, said) => {
      const folder = temporaryFolder();
      const outcome = await runCommand('mail', settings, words, folder);
      expect(outcome).toMatchObject({ code: 1, out: '' });
      expect(outcome.error).toMatch(said);
      expect(readdirSync(folder)).toEqual([]);
    },
  );
});
