// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Seen } from '../applications/use-decisions.ts';
import { filledFor, useDecisionForm } from './use-decision-form.ts';

const seen: Seen = {
  ...{ reference: 'A-1', name: 'Win at evil.example', job_title: 'Clerk {part time}' },
  ...{ status: 'received', version: 1 },
};

const formOf = (some: readonly Seen[]) =>
  renderHook(() => useDecisionForm({ seen: some, first: 'rejected', mayMail: true })).result;

describe('a mail that goes with a decision', () => {
  it('names nobody by a link, and shows that before it is sent', () => {
    expect(formOf([seen]).current.mail?.text).toMatch(/^Dear applicant,/);
    expect(filledFor('Dear {name}: {vacancy}, {reference}', seen)).toBe(
      'Dear applicant: Clerk {part time}, A-1',
    );
    expect(filledFor('Dear {name}', { ...seen, name: 'Anu Nair' })).toBe('Dear Anu Nair');
  });

  it('may have the braces of a vacancy, and no others when it goes to one applicant', () => {
    const form = formOf([{ ...seen, job_title: 'Clerk {name}' }]);
    expect(form.current.errors).toEqual({ subject: undefined, text: undefined });
    act(() => form.current.writeMail({ text: 'Dear {name}' }));
    expect(form.current.errors.text).toContain('{name} would be sent as it stands here.');
  });
});
