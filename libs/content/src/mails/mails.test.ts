import { describe, expect, it } from 'vitest';
import { company } from '../company.ts';
import {
  passwordChanged,
  passwordLink,
  passwordLinkWithoutAccount,
  signInCode,
  wrongPassword,
} from './accounts.ts';
import { applicationAcknowledgment, withdrawalAnnouncement } from './applications.ts';
import {
  contactAcknowledgment,
  contactAnnouncement,
  demoAcknowledgment,
  demoAnnouncement,
  enquiryAcknowledgment,
  enquiryAnnouncement,
  suspected,
} from './forms.ts';
import {
  authenticatorEnrolled,
  authenticatorReset,
  mailNotDelivered,
  memberAdded,
  memberChanged,
  memberDisabled,
  memberEnabled,
  recoveryCodeUsed,
  sessionEnded,
  staffCode,
} from './staff.ts';
import { subscriptionConfirmation, subscriptionWelcome } from './subscriptions.ts';
import { talentPoolEnding } from './talent-pool.ts';
import { talentPool } from '../talent-pool.ts';
import type { Mail } from '../types.ts';

describe('mails about the talent pool', () => {
  const applied = { reference: 'A-0001', job_title: 'Analyst', applcnt_name: 'Anu' };

  it('give its periods in the words of the form and of the page behind their link', () => {
    const pool = { until: '01-12-2028', link: 'https://example.com/talent-pool' };
    const received = applicationAcknowledgment({ ...applied, login: '/login', pool });
    expect(JSON.stringify(received)).toContain('your application 1 year after you applied');
    expect(talentPool.leave.text).toContain('1 year after you applied');
    expect(talentPool.leave.text).not.toContain('still be chosen');
    const ending = talentPoolEnding({ ...applied, ...pool });
    expect(JSON.stringify(ending)).toContain('for another 2 years');
    expect(talentPool.stay.text).toContain('for another 2 years');
  });
});

describe('mails', () => {
  const enquiry = {
    reference: 'E-0001',
    user_name: 'Ravi\r\nBcc: all@example.com',
    email: 'ravi@example.com',
    msg: 'First line\n\nSecond line',
  };

  const rowsOf = ({ body }: Mail) =>
    body.flatMap((block) =>
      block.kind === 'facts' ? block.rows.map(({ label, value }) => `${label}: ${value}`) : [],
    );

  it('announce the whole enquiry to the office, its facts on one line each', () => {
    const mail = enquiryAnnouncement(enquiry);
    expect(mail.subject).toBe('New enquiry E-0001');
    expect(rowsOf(mail)).toEqual([
      'Reference: E-0001',
      'Name: Ravi Bcc: all@example.com',
      'Email: ravi@example.com',
    ]);
    expect(mail.body).toContainEqual(
      expect.objectContaining({ kind: 'quote', text: 'First line\n\nSecond line' }),
    );
  });

  it('acknowledge an enquiry by name and reference, in one-line subjects', () => {
    const mail = enquiryAcknowledgment({ reference: 'E-0001', user_name: ' Ravi  K. ' });
    expect(mail.subject).toBe('We have received your enquiry (E-0001)');
    expect(mail.greeting).toBe('Dear Ravi K.,');
    expect(JSON.stringify(mail.body)).toContain('Your reference is E-0001.');
    expect(JSON.stringify(mail)).not.toContain('undefined');
  });

  it.each(['അനിത', 'José María', 'O’Brien-Smith', "D'Souza", 'M. K. Nair', 'M.S.Nair', 'കെ.അനിത'])(
    'greet %s by name',
    (user_name) => {
      expect(enquiryAcknowledgment({ reference: 'E', user_name }).greeting).toBe(
        `Dear ${user_name},`,
      );
    },
  );

  it.each([
    'Win at https://evil.example',
    'Visit evil.example now',
    'Visit evil-x.com',
    'Visit evil.t.me',
    'തട്ടിപ്പ്.ഭാരതം',
    'evil\u0301.com',
    'write to me@evil.example',
    'Call 000 111',
    'x'.repeat(61),
    enquiry.user_name,
    '',
  ])('do not pass on %j to strangers', (user_name) => {
    const mail = enquiryAcknowledgment({ reference: 'E', user_name });
    expect(mail.greeting).toBe('Hello,');
    if (user_name) expect(JSON.stringify(mail)).not.toContain(user_name);
  });

  it('say a code and a link to the one they are for, and not in the lists of a mailbox', () => {
    const code = signInCode({ code: '012345', minutes: 10 });
    const link = passwordLink({ link: 'https://www.example.com/r?token=T0K3N', minutes: 60 });
    const staff = staffCode({ code: '012345', minutes: 10 });
    for (const [mail, secret] of [
      [code, '012345'],
      [staff, '012345'],
      [link, 'T0K3N'],
    ] as const) {
      expect(JSON.stringify(mail.body)).toContain(secret);
      expect(`${mail.subject} ${mail.heading} ${mail.preview}`).not.toContain(secret);
    }
    const href = 'https://www.example.com/login';
    for (const mail of [
      wrongPassword({ link: href }),
      passwordLinkWithoutAccount({ link: href }),
      passwordChanged({ link: href }),
    ])
      expect(mail.body).toContainEqual(expect.objectContaining({ kind: 'action', href }));
  });

  it('tell a member of the staff what happened to their account, without a link to press', () => {
    for (const mail of [
      authenticatorEnrolled(),
      recoveryCodeUsed({ left: 3 }),
      memberAdded({ code: 'E1001', role: 'sales' }),
      memberChanged({ fields: ['email'] }),
      memberDisabled(),
      memberEnabled(),
      authenticatorReset(),
      sessionEnded({ wrongCodes: 5 }),
    ]) {
      expect(JSON.stringify(mail.body)).toMatch(/tell your administrator/i);
      expect(mail.body.map(({ kind }) => kind)).not.toContain('action');
    }
    expect(JSON.stringify(recoveryCodeUsed({ left: 3 }).body)).toContain('You have 3 left');
    expect(JSON.stringify(recoveryCodeUsed({ left: 0 }).body)).toContain('You have none left');
    expect(JSON.stringify(memberEnabled().body)).toContain('if you had none, we mail you a code');
    const changed = memberChanged({ fields: ['mobile_number', 'role'], role: 'administrator' });
    expect(JSON.stringify(changed.body)).toContain(
      'mobile number, role. Your role is now administrator.',
    );
  });

  it('tell a member of the staff which mail did not arrive, and why, on one line each', () => {
    const failed = {
      subject: 'Interview\r\nBcc: all@example.com',
      to: 'ravi@example.com',
      reference: 'A-0001',
      reason: '550 5.1.1\r\nNo such user',
      link: 'https://www.example.com/desk/applications/A-0001',
    };
    const refused = mailNotDelivered({ ...failed, isAddressRefused: true });
    expect(refused.subject).toBe('Not delivered: your mail about A-0001');
    expect(rowsOf(refused)).toEqual([
      'To: ravi@example.com',
      'Subject: Interview Bcc: all@example.com',
      'Reference: A-0001',
    ]);
    const said = JSON.stringify(refused.body);
    expect(said).toContain('550 5.1.1 No such user');
    expect(said).toContain('telephone');
    expect(refused.body).toContainEqual(
      expect.objectContaining({ kind: 'action', href: failed.link }),
    );
    const parked = mailNotDelivered({ ...failed, isAddressRefused: false });
    expect(JSON.stringify(parked.body)).toContain('Send the mail again');
  });

  it('tell the office who withdrew, on one line each', () => {
    const mail = withdrawalAnnouncement({
      reference: 'A-0001',
      job_id: 7,
      job_title: 'Analyst\r\nBcc: all@example.com',
      applcnt_name: enquiry.user_name,
      applcnt_email: 'ravi@example.com',
    });
    expect(mail.subject).toBe('Application withdrawn A-0001');
    expect(rowsOf(mail)).toEqual([
      'Reference: A-0001',
      'Vacancy: Analyst Bcc: all@example.com (job 7)',
      'Name: Ravi Bcc: all@example.com',
      'Email: ravi@example.com',
    ]);
  });

  const typed = {
    reference: 'C-0001',
    name: 'Ravi\r\nBcc: all@example.com',
    email: 'ravi@example.com',
  };

  it('announce a contact message to the office, with nothing typed in the subject', () => {
    const mail = contactAnnouncement({
      ...typed,
      phone_number: '9876543210',
      subject: 'A\nmap',
      message: 'First line\n\nSecond line',
    });
    expect(mail.subject).toBe('New contact message C-0001');
    expect(rowsOf(mail)).toEqual([
      'Reference: C-0001',
      'Name: Ravi Bcc: all@example.com',
      'Email: ravi@example.com',
      'Phone: 9876543210',
      'Subject: A map',
    ]);
    expect(mail.body).toContainEqual(
      expect.objectContaining({ kind: 'quote', text: 'First line\n\nSecond line' }),
    );
  });

  it('announce a demo request to the office, with nothing typed in the subject', () => {
    const mail = demoAnnouncement({ ...typed, phone: '9876543210', product: 'For\nEx' });
    expect(mail.subject).toBe('New demo request C-0001');
    expect(rowsOf(mail)).toEqual([
      'Reference: C-0001',
      'Product: For Ex',
      'Name: Ravi Bcc: all@example.com',
      'Email: ravi@example.com',
      'Phone: 9876543210',
    ]);
  });

  it.each([
    ['a contact message', contactAcknowledgment],
    ['a demo request', demoAcknowledgment],
  ])('acknowledge %s by reference, and by a plain name only', (_, acknowledge) => {
    const known = acknowledge({ reference: 'C-0001', name: 'Ravi' });
    expect(known.subject).toMatch(/^We have received your .*\(C-0001\)$/);
    expect(known.greeting).toBe('Dear Ravi,');
    expect(JSON.stringify(known.body)).toContain('Your reference is C-0001.');
    const stranger = acknowledge({ reference: 'C-0001', name: 'Win at https://evil.example' });
    expect(stranger.greeting).toBe('Hello,');
    expect(JSON.stringify(stranger)).not.toContain('evil');
  });

  it.each(['trap', 'fast'] as const)(
    'say in the subject and first of all why (%s) it may be a robot',
    (sign) => {
      const mail = enquiryAnnouncement(enquiry);
      const marked = suspected(mail, sign);
      expect(marked.subject).toBe('Suspected robot: New enquiry E-0001');
      const [notice, ...others] = marked.body;
      expect(notice).toMatchObject({
        kind: 'notice',
        text: expect.stringContaining('held back until one of us says at the desk') as string,
      });
      expect(others).toEqual(mail.body);
    },
  );

  it('let what stands out be a part of its paragraph', () => {
    const { body } = enquiryAcknowledgment({ reference: 'E-0001', user_name: 'Ravi' });
    const emphasised = body.filter(
      (block) => block.kind === 'paragraph' && block.emphasis !== undefined,
    );
    expect(emphasised).toMatchObject([
      { text: expect.stringContaining('E-0001') as string, emphasis: 'E-0001' },
    ]);
  });

  it('welcome a subscriber with the link that ends the subscription', () => {
    const unsubscribeLink = 'https://example.com/newsletter/unsubscribe?token=abc';
    const { subject, body } = subscriptionWelcome({ unsubscribeLink });
    expect(subject).toContain(company.name);
    expect(body).toContainEqual(
      expect.objectContaining({ kind: 'action', href: unsubscribeLink, primary: false }),
    );
  });

  it('carry the link of a subscription, and say what to do if it was not you', () => {
    const link = 'https://example.com/confirm?token=abc';
    const { subject, body } = subscriptionConfirmation({ link });
    expect(subject).toContain(company.name);
    expect(body).toContainEqual(
      expect.objectContaining({ kind: 'action', href: link, primary: true }),
    );
    expect(JSON.stringify(body)).toContain('If it was not you, please ignore this message');
  });
});
