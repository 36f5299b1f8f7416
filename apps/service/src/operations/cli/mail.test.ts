import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../../testing/commands.ts';
import { startMailCatcher } from '../../testing/mail-catcher.ts';
import { startCommand } from '../../testing/process.ts';
import { temporaryFolder } from '../../testing/temporary.ts';

describe('npm run mail -- test', () => {
  it('says what the mail server answered for each address when it is asked', async () => {
    const { url: SMTP_URL, received } = await startMailCatcher();
    const folder = temporaryFolder();
    const environment = {
      SMTP_URL,
      DATA_DIR: `${folder}/data`,
      MAIL_TO: 'office@example.info',
      MAIL_TO_DEMOS: 'office@example.info, nobody@example.info',
    };
    const { code, out, error } = await startCommand('mail', environment, ['test'], folder);
    expect({ code, error }).toEqual({ code: 1, error: '' });
    expect(out.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ['TO', 'TOLD OF', 'OUTCOME'],
      ['office@example.info', 'enquiries, applications, demos', 'taken by the mail server'],
      [
        'nobody@example.info',
        'demos',
        expect.stringMatching(/^not sent: .*550 no such user/) as string,
      ],
      [''],
    ]);
    expect(received).toHaveLength(1);
    expect(received[0]?.text).toMatch(/^Subject: Test mail of /m);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('sends to one address when that is named', async () => {
    const { url: SMTP_URL, received } = await startMailCatcher();
    const environment = {
      SMTP_URL,
      DATA_DIR: temporaryFolder(),
      MAIL_TO: 'nobody@example.info',
    };
    const outcome = await runCommand('mail', environment, ['test', 'anu@example.info']);
    expect(outcome).toMatchObject({ code: 0, error: '' });
    expect(received).toMatchObject([{ to: 'anu@example.info' }]);
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
      const outcome = await runCommand('mail', { ...settings, DATA_DIR: folder }, words);
      expect(outcome).toMatchObject({ code: 1, out: '' });
      expect(outcome.error).toMatch(said);
      expect(readdirSync(folder)).toEqual([]);
    },
  );
});
