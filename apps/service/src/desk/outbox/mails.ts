import {
  checkMailQuery,
  type DeskMail,
  type MailList,
  type MailQuery,
  type MailRow,
  type MailState,
} from '@example/api/desk';
import { searchTextOf } from '@example/api/fields';
import { isInState, stateOf, withoutSecret } from '../../mail/outbox/index.ts';
import { contains, type Db, type OutboxEntry } from '../../storage/index.ts';
import { readMemberNames } from '../colleagues/colleagues.ts';
import type { Colleague, DeskDeps } from '../calls/deps.ts';
import { canBeRetried, makeDue, noSuchMail, queryMail } from './make-due.ts';
import { allOf, defineList, column, readPage } from '../lists/list.ts';

/** Columns that the list shows. The texts are left out because they are long. */
const columns = [
  'id',
  'envelope_to',
  'subject',
  'created_at',
  'attempts',
  'next_attempt_at',
  'leased_until',
  'sent_at',
  'is_written',
  'held_for',
  'abandoned_at',
  'address_refused',
  'last_error',
] as const satisfies readonly (keyof OutboxEntry)[];

type Summary = Pick<OutboxEntry, (typeof columns)[number]>;

const asListed = (mail: Summary, now: number): MailRow => {
  const state = stateOf(mail, now);
  return {
    id: mail.id,
    state,
    to: mail.envelope_to,
    subject: mail.subject,
    created_at: mail.created_at,
    attempts: mail.attempts,
    next_attempt_at: state === 'waiting' ? mail.next_attempt_at : null,
    sent_at: mail.sent_at,
    held_for: mail.held_for,
    last_error: mail.last_error,
  };
};

const mailList = defineList<MailQuery>({
  check: checkMailQuery,
  columns: { created_at: column.number('created_at') },
  id: column.text('id'),
  defaultSort: '-created_at',
});

/** @throws ApiError of kind `invalid-input` */
export const listMails = async (
  { storage: { db }, clock }: Pick<DeskDeps, 'storage' | 'clock'>,
  query: unknown,
): Promise<MailList> => {
  const {
    filters: { state, q },
    range,
  } = mailList.parse(query);
  const now = clock();
  const found = db
    .selectFrom('outbox')
    .where(
      allOf(
        state !== undefined && isInState(state, now),
        q !== undefined && q !== '' && contains('search_text', searchTextOf(q)),
      ),
    );
  // Selects the ids first, by an index, because the rows are long.
  const { page, total, next } = await readPage(found, range, (rows) =>
    db.selectFrom('outbox').select(columns).where('id', 'in', rows.select('id')),
  );
  return { items: page.map((mail) => asListed(mail, now)), total, ...next };
};

/** Returns the name of a mail in the audit log. */
export const subjectOf = (id: string): string => `mail ${id}`;

/**
 * Returns the text without codes and tokens of links, still valid or not: with them, a reader could act for the
 * recipient.
 */
const readableText = (mail: OutboxEntry): string =>
  withoutSecret(mail).body.replaceAll(/([?&]token=)[\w~.%-]+/g, '$1******');

/**
 * Returns a mail with its text, without codes and tokens.
 *
 * @throws ApiError of kind `not-found`
 */
export const readMail = async (db: Db, now: number, id: string): Promise<DeskMail> => {
  const mail = await queryMail(db, id).executeTakeFirstOrThrow(noSuchMail);
  const nameOf = await readMemberNames(db, [mail.author_code]);
  return {
    ...asListed(mail, now),
    author: mail.author_code,
    author_name: mail.author_code === null ? null : nameOf(mail.author_code, mail.created_at),
    from: mail.envelope_from,
    from_name: mail.from_name,
    reply_to: mail.reply_to,
    message_id: mail.message_id,
    text: readableText(mail),
  };
};

/** Actions on a mail, each possible in some states. */
const deeds = {
  retry: { action: 'mail.retried', isPossible: canBeRetried },
  release: { action: 'mail.released', isPossible: (state) => state === 'held' },
} as const satisfies Readonly<
  Record<string, { readonly action: string; readonly isPossible: (state: MailState) => boolean }>
>;

/**
 * Makes a mail due at once: one that waits or was given up (`retry`), or one that is held (`release`).
 *
 * @throws ApiError of kind `not-found`, or of kind `conflict` when it is in another state
 */
export const sendAtOnce = async (
  deps: Pick<DeskDeps, 'storage' | 'outbox' | 'clock'>,
  colleague: Colleague,
  id: string,
  deed: keyof typeof deeds,
): Promise<DeskMail> =>
  makeDue(deps, colleague, {
    ...deeds[deed],
    id,
    audited: subjectOf(id),
    read: async (db, now) => readMail(db, now, id),
  });
