import type { MailState } from '@example/api/desk';
import { ApiError } from '@example/api/problem';
import type { OutboxEntry } from '../../storage/index.ts';

const ID = /^[\da-f-]{36}$/;

/** Returns an id if a mail can have it, else an empty text: no database stores NUL. */
export const knownId = (id: string): string => (ID.test(id) ? id : '');

/** Columns that tell the state of a mail in the outbox. */
export type SentState = Pick<
  OutboxEntry,
  'sent_at' | 'abandoned_at' | 'address_refused' | 'held_for' | 'leased_until'
>;

export const stateOf = (mail: SentState, now: number): MailState => {
  if (mail.sent_at !== null) return 'sent';
  if (mail.abandoned_at !== null) return mail.address_refused === 1 ? 'refused' : 'parked';
  if (mail.held_for !== null) return 'held';
  return mail.leased_until !== null && mail.leased_until > now ? 'sending' : 'waiting';
};

/** Returns whether a mail in this state can be made due at once. */
export const canBeRetried = (state: MailState): boolean =>
  state === 'waiting' || state === 'parked' || state === 'refused';

export const notAs = (state: MailState): ApiError =>
  new ApiError('conflict', `This cannot be done with a mail that is ${state}.`);
