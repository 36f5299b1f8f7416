import type { Account } from '@example/api/accounts';
import type { DecisionResult } from '@example/api/desk';
import { expect } from 'vitest';
import { leaseDue, markSent } from '../mail/outbox/index.ts';
import type { createDesk } from './desk.ts';
import type { Browser } from './candidate.ts';
import { OFFICE } from './test-service.ts';

export const APPLICATIONS = 'desk/applications';
export const REASON = 'Too little of the domain.';

export const rejection = {
  template: 'rejection',
  subject: 'Your application ({reference})',
  text: 'Dear {name},\n\nnot as {vacancy} this time.',
};

export const decide = async (browser: Browser, body: object, key?: string) => {
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  return browser.send('POST', `/api/v0/${APPLICATIONS}/decide`, body, headers);
};

export const decided = async (
  browser: Browser,
  references: readonly string[],
  rest: object = { mail: rejection },
): Promise<DecisionResult> => {
  const items = references.map((reference) => ({ reference, version: 1 }));
  const answer = await decide(browser, { items, status: 'rejected', ...rest });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<DecisionResult>();
};

export const undo = async (browser: Browser, decision: string, references: readonly string[]) =>
  browser.post(`${APPLICATIONS}/undo`, { decision, references });

/** Reads the status of the candidate's only application as their account shows it. */
export const shownTo = async (candidate: Browser) => {
  const { applications } = (await candidate.get('my_account')).json<Account>();
  expect(applications).toHaveLength(1);
  return applications[0];
};

/** Delivers the mails that are due. Returns their recipients and subjects. */
export const deliver = async ({ service, now }: Awaited<ReturnType<typeof createDesk>>) => {
  const due = await leaseDue(service.storage, now(), 100);
  const ids = due.map(({ id }) => id);
  if (ids.length > 0) await markSent(service.storage, now(), ids);
  return due.flatMap(({ envelope_to, subject, reply_to }) =>
    reply_to === OFFICE ? [[envelope_to, subject] as const] : [],
  );
};
