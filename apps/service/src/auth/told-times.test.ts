import { privacy } from '@example/content/pages/privacy';
import { signIn } from '@example/content/sign-in';
import { staffLogin } from '@example/content/staff-login';
import { expect, it } from 'vitest';
import { CONFIRMATION_VALID_MS } from '../features/subscriptions/subscribe.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../runtime/clock/durations.ts';
import { REMEMBERED_MS, SESSION_MS } from './candidates/sessions.ts';
import type { SessionLimits } from './core/sessions.ts';
import { ATTEMPTS_COUNTED_MS } from './staff/attempts.ts';
import { ENROLMENT_VALID_MS } from './staff/challenges.ts';
import { KNOWN_BROWSER_MS } from './staff/known-browser.ts';
import { STAFF_REMEMBERED_MS, STAFF_SESSION_MS } from './staff/sessions.ts';

const inMinutes = (ms: number) => `${String(ms / MINUTE_MS)} minutes`;
const inHours = (ms: number) => `${String(ms / HOUR_MS)} hours`;
const inDays = (ms: number) => `${String(ms / DAY_MS)} days`;

const endsAfter = ({ idle, atMost }: SessionLimits) =>
  `after ${inMinutes(idle)} in which you do nothing, and after ${inHours(atMost)} at the latest`;

it.each([
  ['subscription', [`after ${inDays(CONFIRMATION_VALID_MS)}`]],
  [
    'accounts',
    [
      endsAfter(SESSION_MS),
      `after ${inDays(REMEMBERED_MS.idle)} and after ${String(REMEMBERED_MS.atMost / DAY_MS)}.`,
    ],
  ],
  ['staff', [endsAfter(STAFF_SESSION_MS), `after ${inDays(STAFF_REMEMBERED_MS.atMost)}.`]],
  [
    'cookies',
    [
      `for up to ${inDays(REMEMBERED_MS.atMost)}`,
      `for up to ${inMinutes(ENROLMENT_VALID_MS)}`,
      `for up to ${inDays(STAFF_REMEMBERED_MS.atMost)}`,
      `for ${inDays(KNOWN_BROWSER_MS)}`,
    ],
  ],
])('keeps what the privacy page tells of %s for the time it says', (part, phrases) => {
  const text = privacy.sections.find(({ id }) => id === part)?.paragraphs?.join(' ');
  for (const phrase of phrases) expect(text).toContain(phrase);
});

it('remembers who signs in for the time that the login page says', () => {
  const { idle, atMost } = REMEMBERED_MS;
  expect(signIn.candidate.rememberHint).toContain(
    `for ${inDays(idle)} without use, and up to ${inDays(atMost)};`,
  );
  expect(STAFF_REMEMBERED_MS.idle).toBe(DAY_MS);
  expect(staffLogin.rememberHint).toContain(
    `for a day without use, and up to ${inDays(STAFF_REMEMBERED_MS.atMost)};`,
  );
});

it('counts sign-ins of the staff for the time after which the login page lets them try again', () => {
  expect(ATTEMPTS_COUNTED_MS).toBe(HOUR_MS);
  expect(staffLogin.failures.too_many.text).toContain('an hour at most');
});
