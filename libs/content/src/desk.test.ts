import { describe, expect, it } from 'vitest';
import { applicantTemplates, nameInMail, topicOf } from './desk.ts';

describe('subjects of mails to applicants', () => {
  it.each(['Clerk', 'x'.repeat(5_000), `${'x'.repeat(138)}😀😀`])(
    'have at most 200 characters when the vacancy is %s',
    (job_title) => {
      for (const { subject } of applicantTemplates({ name: 'Anu', job_title, reference: 'A-1' })) {
        expect(subject.length).toBeLessThanOrEqual(200);
        expect(subject.isWellFormed()).toBe(true);
        expect(subject).toContain('(A-1)');
      }
    },
  );

  it('have a topic as it is when there is room for it', () => {
    expect(topicOf('Clerk')).toBe('Clerk');
    expect(topicOf('x'.repeat(140))).toBe('x'.repeat(140));
    expect(topicOf(`${'x'.repeat(138)} yyy`)).toBe(`${'x'.repeat(138)}…`);
  });
});

describe('mails to applicants', () => {
  it.each(['Win at https://evil.example', 'evil.example', 'Call 000 111', '{vacancy}', ''])(
    'do not pass on %j as a name',
    (typed) => {
      expect(nameInMail(typed)).toBe('applicant');
    },
  );

  it('name who has one', () => {
    expect(nameInMail(' Anu  K. Nair\n')).toBe('Anu K. Nair');
  });
});
