import { describe, expect, it } from 'vitest';
import { applications } from './applications.ts';
import { career } from './career.ts';
import { consent } from './consent.ts';
import { contact } from './contact.ts';
import { daysText } from './days.ts';
import { demos } from './demos.ts';
import { enquiries } from './enquiries.ts';
import { errorPages } from './errors.ts';
import { home } from './home.ts';
import { applicationAcknowledgment } from './mails/applications.ts';
import { contactAcknowledgment, demoAcknowledgment, enquiryAcknowledgment } from './mails/forms.ts';
import { footer } from './navigation.ts';
import { pages } from './pages.ts';
import { retention } from './retention.ts';
import { subscriptions } from './subscriptions.ts';
import { textOf } from './testing/texts.ts';
import { unsubscriptionFailures } from './unsubscription.ts';

describe('career texts', () => {
  it('count one job and several', () => {
    expect([0, 1, 24].map((count) => career.resultCount(count))).toEqual([
      '0 jobs found',
      '1 job found',
      '24 jobs found',
    ]);
  });

  it('never say that there are no jobs when the list could not be loaded', () => {
    expect(textOf(career.loadFailure)).not.toMatch(/no (jobs|vacancies|positions|openings)/i);
  });

  it('start the accessible names with the visible words', () => {
    expect(career.card.applyName('Clerk').startsWith(career.card.apply)).toBe(true);
    expect(career.card.moreDetailsName('Clerk').startsWith(career.card.moreDetails)).toBe(true);
  });
});

describe('the application form', () => {
  it('says how long the talent pool keeps an application', () => {
    expect(applications.form.talentPool).toBe(
      `Keep my application for ${daysText(retention.talentPool)}, for other vacancies too`,
    );
  });
});

describe('failures of a form', () => {
  it.each([
    ['enquiry', enquiries.failures],
    ['contact message', contact.failures],
    ['demo request', demos.failures],
    ['application', applications.failures],
    ['subscription', subscriptions.failures],
  ])('say of an %s whether it was sent, and that nothing typed is lost', (_, failures) => {
    for (const [kind, { text }] of Object.entries(failures)) {
      expect(text, kind).toMatch(/ is still here/);
      if (kind === 'server' || kind === 'timeout') {
        expect(text, kind).toContain('cannot tell whether');
        expect(text, kind).not.toContain('not sent');
      } else expect(text, kind).toContain('was not sent');
    }
  });
});

describe('confirmations by mail', () => {
  const sent = { reference: 'X-0001', name: 'Anu', user_name: 'Anu', applcnt_name: 'Anu' };
  const addresses = (text: string) => new Set(text.match(/[\w.]+@example\.com/g));

  it.each([
    ['enquiry', enquiries, enquiryAcknowledgment(sent)],
    ['contact message', contact, contactAcknowledgment(sent)],
    ['demo request', demos, demoAcknowledgment(sent)],
    [
      'application',
      applications,
      applicationAcknowledgment({ ...sent, job_title: 'Clerk', login: '/login' }),
    ],
  ])('name the mailbox that the form names: %s', (_, { failures }, mail) => {
    expect(addresses(textOf(mail))).toEqual(addresses(failures.server.text));
  });
});

describe('failures of ending a subscription', () => {
  it('say whether it has ended', () => {
    for (const [kind, { text }] of Object.entries(unsubscriptionFailures)) {
      const unknown = kind === 'server' || kind === 'timeout';
      expect(text, kind).toContain(
        unknown ? 'cannot tell whether' : 'Your subscription was not ended',
      );
    }
  });
});

describe('error pages', () => {
  it('exist for the statuses a visitor can meet, each under its own', () => {
    expect(Object.keys(errorPages)).toEqual(
      [400, 403, 404, 405, 413, 415, 429, 500, 503].map(String),
    );
    for (const [status, page] of Object.entries(errorPages))
      expect(String(page.status)).toBe(status);
  });
});

describe('forms that take personal data', () => {
  it.each(
    Object.entries({
      enquiry: home.getInTouch.form,
      contact: contact.form,
      demo: demos.form,
      newsletter: footer.newsletter,
    }),
  )('say beside their button what becomes of it: %s', (_, form) => {
    expect(form.consent).toBe(consent);
    const [path, section] = form.privacy.href.split('#');
    expect(path).toBe('/privacy');
    expect(pages['/privacy'].sections.map(({ id }) => id)).toContain(section);
  });
});
