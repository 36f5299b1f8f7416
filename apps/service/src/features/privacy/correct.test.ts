import { describe, expect, it } from 'vitest';
import { subscribe } from '../subscriptions/index.ts';
import { applyAs } from '../../testing/candidate.ts';
import { runCommand } from '../../testing/commands.ts';
import { databases, environmentOf } from '../../testing/databases.ts';
import { exportedOf } from '../../testing/exported.ts';
import { requestDemo, sendContact, sendEnquiry } from '../../testing/forms.ts';
import { personalDataOf } from '../../testing/personal-data.ts';
import { readActions } from '../../testing/staff.ts';
import {
  contactMessage,
  createTestService,
  demoRequest,
  enquiry,
} from '../../testing/test-service.ts';

const wrong = 'anu@exmaple.com';
const right = 'Anu@example.com';
const binu = 'binu@example.com';

describe.each(databases)('npm run privacy -- correct, on $name', (database) => {
  const setUp = async () => {
    const { deps, storage } = await createTestService({ database });
    const environment = environmentOf(deps.settings);
    for (const email of [wrong, binu]) {
      await sendEnquiry(deps, { ...enquiry, email });
      await sendContact(deps, { ...contactMessage, email });
      await requestDemo(deps, { ...demoRequest, email });
      await subscribe(deps, { email });
      await applyAs({ deps }, email);
    }
    const mailsAbout = async (address: string) =>
      storage.db.selectFrom('outbox').selectAll().where('about', '=', address).execute();
    const mailsTo = async (address: string) =>
      storage.db
        .selectFrom('outbox')
        .select(['subject', 'abandoned_at', 'address_refused', 'attempts'])
        .where('envelope_to', '=', address)
        .execute();
    return {
      storage,
      mailsAbout,
      mailsTo,
      correct: async (...words: readonly string[]) =>
        runCommand('privacy', environment, ['correct', ...words]),
      exported: async (address: string) => exportedOf(personalDataOf({ deps }), address),
    };
  };

  it('corrects name, number and address in all that a person sent, and nothing of another one', async () => {
    const { storage, correct, exported } = await setUp();
    const other = await exported(binu);
    const answer = await correct(
      wrong.toUpperCase(),
      ...['--name', 'Anu Rao', '--phone', '9847012345', '--email', right],
    );
    expect(answer).toMatchObject({
      code: 0,
      out: `Corrected
applications: 1
enquiries: 1
contact messages: 1
demo requests: 1
mails sent anew: 4
An account or a subscription keeps ${wrong.toUpperCase()}: its owner signs in or subscribes with the right one.
`,
    });
    await expect(exported(right)).resolves.toMatchObject({
      enquiries: [{ user_name: 'Anu Rao', email: right }],
      contact_messages: [{ name: 'Anu Rao', email: right, phone_number: '9847012345' }],
      demo_requests: [{ name: 'Anu Rao', email: right, phone: '9847012345' }],
      applications: [
        { applcnt_name: 'Anu Rao', applcnt_email: right, applcnt_phone: '9847012345' },
      ],
      subscriptions: [],
    });
    await expect(exported(wrong)).resolves.toMatchObject({
      enquiries: [],
      applications: [],
      subscriptions: [{ email: wrong }],
    });
    await expect(exported(binu)).resolves.toEqual(other);
    const keys = storage.db
      .selectFrom('applications')
      .select(['name_key', 'phone_key', 'words_due']);
    await expect(keys.where('email_key', '=', right.toLowerCase()).execute()).resolves.toEqual([
      { name_key: 'anu rao', phone_key: '9847012345', words_due: 1 },
    ]);
    const inbox = storage.db.selectFrom('inbox').select(['name_key', 'search_text', 'version']);
    const found = await inbox.where('name_key', '=', 'anu rao').execute();
    expect(found).toHaveLength(3);
    for (const { search_text, version } of found) {
      expect(search_text).toContain(right.toLowerCase());
      expect(search_text).not.toContain(wrong);
      expect(version).toBe(2);
    }
    await expect(readActions(storage)).resolves.toEqual([
      'operator application.corrected',
      ...Array<string>(3).fill('operator enquiry.corrected'),
      'operator person.corrected',
    ]);
  });

  it('has the mails that were refused at the wrong address sent to the right one, and none with a link', async () => {
    const { storage, correct, mailsAbout, mailsTo } = await setUp();
    const given = await mailsTo(wrong);
    await storage.db
      .updateTable('outbox')
      .set({ abandoned_at: 1, address_refused: 1, attempts: 3, last_error: '550 5.1.1 unknown' })
      .where('envelope_to', '=', wrong)
      .execute();
    const told = await mailsAbout(wrong);
    expect(told).toHaveLength(4);
    await correct(wrong, '--email', right);
    const kept = await mailsTo(wrong);
    expect(kept).toHaveLength(1);
    const sent = await mailsTo(right);
    expect(sent).toHaveLength(given.length - 1);
    for (const mail of sent)
      expect(mail).toMatchObject({ abandoned_at: null, address_refused: 0, attempts: 0 });
    await expect(mailsAbout(wrong)).resolves.toEqual([]);
    await expect(mailsAbout(right.toLowerCase())).resolves.toHaveLength(told.length);
  });

  it('leaves what is not given as it is, and refuses what a form would refuse', async () => {
    const { correct, exported } = await setUp();
    await expect(correct(wrong, '--phone', '9847012345')).resolves.toMatchObject({
      code: 0,
      out: 'Corrected\napplications: 1\ncontact messages: 1\ndemo requests: 1\n',
    });
    await expect(exported(wrong)).resolves.toMatchObject({
      enquiries: [{ user_name: enquiry.user_name }],
      demo_requests: [{ name: demoRequest.name, phone: '9847012345' }],
    });
    for (const [words, error] of [
      [
        ['--phone', '+91 98470'],
        '+91 98470 is no telephone number: 10 to 12 digits, without + and blanks\n',
      ],
      [['--email', 'anu@example'], 'anu@example is no email address\n'],
      [['--name', ' '], 'the name has no visible character\n'],
    ] as const)
      await expect(correct(wrong, ...words)).resolves.toMatchObject({
        code: 1,
        error: expect.stringContaining(error) as string,
      });
    await expect(correct(wrong)).resolves.toMatchObject({
      code: 1,
      error: expect.stringContaining('correct EMAIL [--name …]') as string,
    });
    await expect(correct('nobody@example.com', '--name', 'Anu')).resolves.toMatchObject({
      code: 0,
      out: 'Nothing is stored about nobody@example.com.\n',
    });
  });
});
