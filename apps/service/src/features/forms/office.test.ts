import { describe, expect, it } from 'vitest';
import { answerEnquiry } from '../../desk/enquiries/change.ts';
import { releaseEnquiry } from '../../desk/enquiries/release.ts';
import { mailApplicant } from '../../desk/applications/mail.ts';
import { toMessage } from '../../mail/transports/message.ts';
import { databases } from '../../testing/databases.ts';
import { requestDemo, sendContact, sendEnquiry } from '../../testing/forms.ts';
import {
  contactMessage,
  createTestService,
  demoRequest,
  enquiry,
} from '../../testing/test-service.ts';
import { sendApplication } from '../../testing/candidate.ts';

const environment = {
  MAIL_TO: 'office@example.info, anu@example.info',
  MAIL_TO_APPLICATIONS: 'jobs@example.info, hr@example.info',
  MAIL_TO_DEMOS: 'sales@example.info',
};
const colleague = { id: 'E1', employeeCode: 'E1', name: 'Ravi', role: 'sales' as const };
const visitor = enquiry.email;

describe('a mail to the office', () => {
  const setUp = async () => {
    const { deps, storage } = await createTestService({ database: databases[0], environment });
    const mailsWith = async (subject: string) =>
      storage.db
        .selectFrom('outbox')
        .selectAll()
        .where('subject', 'like', `%${subject}`)
        .where('envelope_to', 'like', '%@example.info')
        .orderBy('envelope_to')
        .execute();
    /** Returns the recipients of the mails with a subject, one mail each. */
    const toldOf = async (subject: string) =>
      (await mailsWith(subject)).map(({ envelope_to }) => envelope_to);
    return { deps, storage, mailsWith, toldOf };
  };

  it('goes to each address of a kind separately when visitors send something', async () => {
    const { deps, toldOf, mailsWith } = await setUp();
    const sent = {
      enquiry: await sendEnquiry(deps, { ...enquiry, email: visitor }),
      contact: await sendContact(deps, { ...contactMessage, email: visitor }),
      demo: await requestDemo(deps, { ...demoRequest, email: visitor }),
    };
    const applied = await sendApplication({ deps });
    const office = ['anu@example.info', 'office@example.info'];
    await expect(toldOf(sent.enquiry.reference)).resolves.toEqual(office);
    await expect(toldOf(sent.contact.reference)).resolves.toEqual(office);
    await expect(toldOf(sent.demo.reference)).resolves.toEqual(['sales@example.info']);
    await expect(toldOf(applied)).resolves.toEqual(['hr@example.info', 'jobs@example.info']);
    for (const mail of await mailsWith(sent.enquiry.reference))
      expect(mail).toMatchObject({ reply_to: visitor, about: visitor });
  });

  it('leads to what it is about at the desk when it is new or released', async () => {
    const { deps, mailsWith } = await setUp();
    const held = await requestDemo(
      deps,
      { ...demoRequest, email: visitor },
      { formSignal: 'trap' },
    );
    await releaseEnquiry(deps, colleague, held.reference);
    const { reference } = await sendEnquiry(deps, { ...enquiry, email: visitor });
    const applied = await sendApplication({ deps });
    const told = {
      [`enquiries/${held.reference}`]: await mailsWith(held.reference),
      [`enquiries/${reference}`]: await mailsWith(reference),
      [`applications/${applied}`]: await mailsWith(applied),
    };
    expect(Object.values(told).map((mails) => mails.length)).toEqual([2, 2, 2]);
    for (const [path, mails] of Object.entries(told)) {
      const address = `${deps.settings.publicOrigin}/desk/${path}`;
      for (const { body, html } of mails) {
        expect(body).toContain(`See it at the desk:\n\n${address}\n`);
        expect(html).toContain(`href="${address}"`);
      }
    }
  });

  it('goes to the same addresses when a suspected robot was a person', async () => {
    const { deps, toldOf } = await setUp();
    const { reference } = await requestDemo(
      deps,
      { ...demoRequest, email: visitor },
      { formSignal: 'trap' },
    );
    await releaseEnquiry(deps, colleague, reference);
    await expect(toldOf(reference)).resolves.toEqual(['sales@example.info', 'sales@example.info']);
  });

  it('goes to the same addresses when somebody replies to the staff', async () => {
    const { deps, storage } = await setUp();
    const { reference } = await sendEnquiry(deps, { ...enquiry, email: visitor });
    const input = { subject: 'An answer', text: 'Gladly.' };
    await answerEnquiry(deps, colleague, { reference, version: 1, input, key: undefined });
    const applied = await sendApplication({ deps });
    const mail = { template: 'received', ...input, subject: 'To an applicant' };
    await mailApplicant(deps, colleague, { reference: applied, input: mail, key: undefined });
    const repliesTo = async (subject: string) => {
      const written = storage.db.selectFrom('outbox').selectAll().where('subject', '=', subject);
      return toMessage(await written.executeTakeFirstOrThrow()).replyTo;
    };
    await expect(repliesTo('An answer')).resolves.toEqual([
      { name: '', address: 'office@example.info' },
      { name: '', address: 'anu@example.info' },
    ]);
    await expect(repliesTo('To an applicant')).resolves.toMatchObject([
      { address: 'jobs@example.info' },
      { address: 'hr@example.info' },
    ]);
  });
});
