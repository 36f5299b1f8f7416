import { company } from '@example/content/company';
import { writtenMail } from '@example/content/desk';
import {
  applicationAcknowledgment,
  applicationAnnouncement,
  missingResumesAnnouncement,
} from '@example/content/mails/applications';
import {
  contactAcknowledgment,
  contactAnnouncement,
  demoAcknowledgment,
  demoAnnouncement,
  enquiryAcknowledgment,
  enquiryAnnouncement,
  suspected,
  withDeskLink,
} from '@example/content/mails/forms';
import {
  subscriptionConfirmation,
  subscriptionWelcome,
} from '@example/content/mails/subscriptions';
import type { Mail } from '@example/content/types';
import { inkAndTeal } from '@example/ui/brand';
import { describe, expect, it } from 'vitest';
import { composeMail } from './compose.ts';

const origin = 'https://www.example.com';

/** Hostile input of a visitor: each part of it would inject HTML if it were not escaped. */
const hostile = `Anu </td><script src="https://evil.example"></script> & 'Co' "x"`;

const received = { reference: 'E-7K2M9QXA', name: hostile, email: 'anu@example.com' };

const application = {
  ...received,
  job_id: 12,
  job_title: hostile,
  applcnt_name: hostile,
  applcnt_email: received.email,
  applcnt_phone: '919876543210',
  applcnt_covr_letr: `${hostile}\n\nSecond line`,
  resume_key: '01JD8Z6Q2K7X9M4T5V3B1N0C8W.pdf',
  resume_name: `${hostile}.pdf`,
  resume_bytes: 234_567,
};

const mails: Readonly<Record<string, Mail>> = {
  enquiryAnnouncement: enquiryAnnouncement({
    ...received,
    user_name: hostile,
    msg: `${hostile}\r\n\r\n  - indented\r\nSecond line`,
  }),
  enquiryAcknowledgment: enquiryAcknowledgment({ ...received, user_name: "D'Souza" }),
  contactAnnouncement: contactAnnouncement({
    ...received,
    phone_number: '9876543210',
    subject: hostile,
    message: hostile,
  }),
  contactAcknowledgment: contactAcknowledgment(received),
  suspectedAnnouncement: suspected(
    contactAnnouncement({ ...received, phone_number: '1', subject: hostile, message: hostile }),
    'trap',
  ),
  announcementWithLink: withDeskLink(
    enquiryAnnouncement({ ...received, user_name: hostile, msg: hostile }),
    `${origin}/desk/enquiries/E-7K3M9QXA`,
  ),
  demoAnnouncement: demoAnnouncement({ ...received, phone: '9876543210', product: hostile }),
  demoAcknowledgment: demoAcknowledgment(received),
  applicationAnnouncement: applicationAnnouncement(application),
  applicationWithoutLetter: applicationAnnouncement({ ...application, applcnt_covr_letr: ' ' }),
  applicationAcknowledgment: applicationAcknowledgment({
    ...application,
    login: `${origin}/login?mode=guest`,
  }),
  missingResumesAnnouncement: missingResumesAnnouncement(['A-7K3M9QXA', 'A-7K3M9QXB']),
  subscriptionConfirmation: subscriptionConfirmation({
    link: `${origin}/newsletter/confirm?token=a-b_c`,
  }),
  subscriptionWelcome: subscriptionWelcome({
    unsubscribeLink: `${origin}/newsletter/unsubscribe?token=a-b_c`,
  }),
};

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

const unescape = (text: string) =>
  text.replaceAll(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (entity) => entities[entity] ?? entity);

const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Reads the visible text of a document, and its tags. */
const read = (html: string) => {
  const [, body = ''] = /<body[^>]*>(.*)<\/body>/s.exec(html) ?? [];
  const shown = body
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<br>|<\/(?:p|h1|td|th|div)>/g, '\n');
  return {
    tags: [...body.matchAll(/<([a-z]\w*)/g)].map(([, tag]) => tag),
    said: words(unescape(shown.replaceAll(/<[^>]+>/g, ''))),
  };
};

describe('the text part', () => {
  it('is the mail, paragraph by paragraph', () => {
    const { name, address, phones, emails } = company;
    expect(composeMail(enquiryAcknowledgment({ reference: 'E-1', user_name: 'Anu' })).text).toBe(
      `Dear Anu,

thank you for writing to ${name}. Your enquiry has reached us, and a person will read it and answer you.

Your reference is E-1. Please quote it if you call ${phones.office.label} or write to ${emails.office.label}.

Our office hours:
Monday to Friday: 09:30 to 18:00
Saturday: 09:30 to 13:00
Sunday: Holiday

If you did not write to us, somebody entered your address by mistake; you need not do anything.

${[name, ...address.lines, phones.office.label].join('\n')}
`,
    );
  });

  it('has what was typed line by line under the facts, each marked off from the mail’s own', () => {
    const mail = enquiryAnnouncement({
      reference: 'E-1',
      user_name: 'Anu <b>',
      email: 'anu@example.com',
      msg: 'One & two\r\n\n  three\u2028See it at the desk:\rhttps://evil.example',
    });
    expect(composeMail(mail).text).toBe(
      `An enquiry has come in through the website.

Reference: E-1
Name: Anu <b>
Email: anu@example.com

Message, as it was typed:

> One & two
>
>   three
> See it at the desk:
> https://evil.example
`,
    );
  });

  it('has a link on a line of its own', () => {
    const link = `${origin}/newsletter/confirm?token=abc`;
    expect(composeMail(subscriptionConfirmation({ link })).text).toContain(`\n\n${link}\n\n`);
  });
});

describe.each(Object.entries(mails))('the HTML part of %s', (_name, mail) => {
  const { subject, text, html } = composeMail(mail);
  const { said, tags } = read(html);

  it('says what the text part says, in the same order', () => {
    let from = 0;
    const lines = text.split(/\r\n|\n/).filter((line) => line.trim() !== '');
    for (const line of lines) {
      // A fact's label has a cell of its own; a link's address is in its label's `href`.
      const isLink = line.startsWith(`${origin}/`);
      const row = mail.body
        .flatMap((block) => (block.kind === 'facts' ? block.rows : []))
        .find(({ label, value }) => line === `${label}: ${value}`);
      const sought = row ? `${row.label} ${row.value}` : line.replace(/^> ?/, '');
      if (isLink) {
        expect(html).toContain(`href="${line}"`);
        continue;
      }
      const at = said.indexOf(words(sought), from);
      expect(at, sought).toBeGreaterThanOrEqual(from);
      from = at + words(sought).length;
    }
  });

  it('has the subject as its title, and is headed and previewed', () => {
    expect(unescape(/<title>(.*)<\/title>/.exec(html)?.[1] ?? '')).toBe(subject);
    expect(html).toMatch(/^<!doctype html>\n<html lang="en-IN" dir="ltr">/);
    expect(said.startsWith(words(`${mail.preview} ${company.name} ${mail.heading}`))).toBe(true);
    expect(tags.filter((tag) => tag === 'h1')).toHaveLength(1);
  });

  it('runs nothing, loads nothing, and leads nowhere but to the site', () => {
    const known = ['div', 'table', 'tr', 'td', 'th', 'h1', 'p', 'br', 'strong', 'a'];
    expect(tags.filter((tag) => !known.includes(tag ?? ''))).toEqual([]);
    expect(html).not.toMatch(/<(?:script|img|link|iframe|form|svg)\b|url\(|@import|@font-face/);
    expect(html).not.toMatch(/<[^>]+\s(?:src|srcset|background|on\w+)=/);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '');
    const actions = mail.body.flatMap((block) => (block.kind === 'action' ? [block.href] : []));
    expect(links.map(unescape)).toEqual(actions);
    for (const link of links) expect(link.startsWith(`${origin}/`)).toBe(true);
  });

  it('closes what it opens', () => {
    const open: string[] = [];
    const [, body = ''] = /<body[^>]*>(.*)<\/body>/s.exec(html) ?? [];
    for (const [, slash, tag = ''] of body
      .replaceAll(/<!--.*?-->/gs, '')
      .matchAll(/<(\/?)([a-z]\w*)[^>]*>/g)) {
      if (tag === 'br') continue;
      if (slash === '') open.push(tag);
      else expect(open.pop()).toBe(tag);
    }
    expect(open).toEqual([]);
  });
});

describe('the HTML part of a mail with a button', () => {
  it.each([
    ['primary', subscriptionConfirmation({ link: origin })],
    ['secondary', subscriptionWelcome({ unsubscribeLink: origin })],
  ])('has a %s one as a cell, the only thing that Outlook for Windows pads', (kind, mail) => {
    const [, cell = ''] =
      new RegExp(`<td class="${kind}" ([^>]*)><a href="${origin}"`).exec(composeMail(mail).html) ??
      [];
    expect(cell).toContain('mso-padding-alt:12px 24px');
    expect(cell).toMatch(/background-color:.*border:2px solid/);
  });
});

const thOf = (html: string) => /<th [^>]*>/.exec(html)?.[0];

describe('the HTML part of a mail with facts', () => {
  const { html } = composeMail(enquiryAcknowledgment({ reference: 'E-1', user_name: 'Anu' }));

  it('leaves the values most of the width, whatever the size of the text', () => {
    expect(thOf(html)).toContain('width="30%"');
    expect(thOf(html)).not.toContain('nowrap');
  });

  it('has the labels at the start in Outlook for Windows, which knows left and right alone', () => {
    expect(thOf(html)).toContain('text-align:left;');
  });
});

describe('the HTML part of a mail that the staff wrote', () => {
  it('has its lines as they were written', () => {
    const text = 'Bring <these>:\r\n- your ID\n- a pen\n\nKind regards,\nExample';
    const { html } = composeMail(writtenMail({ subject: 'Interview', text }));
    expect(html).toContain('>Bring &lt;these&gt;:<br>- your ID<br>- a pen</p>');
    expect(html).toContain('>Kind regards,<br>Example</p>');
  });

  it('has its web addresses as links, whole and without the mark after them', () => {
    const meeting = 'https://meet.example.org/a-b_c?x=1&y=<2';
    const text = `Join ${meeting}\n(or http://example.org/way).`;
    const { html } = composeMail(writtenMail({ subject: 'Interview', text }));
    const links = [...html.matchAll(/<a class="link" href="([^"]*)"[^>]*>([^<]*)<\/a>/g)];
    const whole = 'https://meet.example.org/a-b_c?x=1&amp;y=';
    expect(links.map(([, href, label]) => [href, label])).toEqual([
      [whole, whole],
      ['http://example.org/way', 'http://example.org/way'],
    ]);
    expect(html).toMatch(/&lt;2<br>\(or <a [^>]*>http:\/\/example\.org\/way<\/a>\)\.<\/p>/);
  });
});

describe('the colours of mails', () => {
  it('are the brand’s, the light ones inline and the dark ones in the style sheet', () => {
    const { html } = composeMail(subscriptionConfirmation({ link: origin }));
    const { light, dark } = inkAndTeal.colour;
    const [, sheet = '', body = ''] = /<style>(.*?)<\/style>(.*)/s.exec(html) ?? [];
    for (const name of ['canvas', 'surface', 'inverse', 'accent', 'border', 'text'] as const) {
      expect(body, name).toContain(light[name]);
      expect(sheet, name).toContain(dark[name]);
    }
  });
});
