import type { SubjectMail } from '@example/api/desk';

/** Fate of a mail so far. */
export type Fate = Pick<SubjectMail, 'state' | 'next_attempt_at'>;

export const isUnderWay = ({ state }: Pick<Fate, 'state'>): boolean =>
  state === 'waiting' || state === 'sending';

export const hasFailed = ({ state }: Pick<Fate, 'state'>): boolean =>
  state === 'parked' || state === 'refused';

/**
 * Returns whether a mail could not be delivered to the person, and none since. The newest mails come first. One that was
 * written to a file counts as delivered.
 */
export const isUnreached = (mails: readonly Pick<Fate, 'state'>[]): boolean => {
  const latest = mails.find(
    (mail) => mail.state === 'sent' || mail.state === 'written' || hasFailed(mail),
  );
  return latest !== undefined && hasFailed(latest);
};

const SOON_MS = 1_000;
/** Longest pause before a look at a mail that is due. */
const DUE_MS = 5_000;
/** Longest pause before a look at a mail that is to be tried again later. */
export const LATER_MS = 30_000;

const between = (least: number, ms: number, most: number) => Math.min(most, Math.max(least, ms));

/**
 * Returns the time until the mails are to be read again, in ms; false when each has its outcome. Looks become rarer the
 * longer a mail is due.
 */
export const pauseBefore = (mails: readonly Fate[] | undefined, now: number): number | false => {
  const pauses = (mails ?? []).filter(isUnderWay).map(({ next_attempt_at }) => {
    const due = next_attempt_at ?? now;
    return due > now
      ? between(SOON_MS, due - now, LATER_MS)
      : between(SOON_MS, (now - due) / 5, DUE_MS);
  });
  return pauses.length > 0 && Math.min(...pauses);
};
