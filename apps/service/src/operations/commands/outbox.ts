import type { MailState } from '@example/api/desk';
import type { FormSignal } from '@example/api/form-signals';
import { type OpenEntry, readOpen, retry, retryFailed, stateOf } from '../../mail/outbox/index.ts';
import type { Storage, StorageSettings } from '../../storage/index.ts';
import { type Answer, fail, commandLine, type Invocation, succeed, table } from './command-line.ts';

const usage = `Usage: npm run outbox -- <command>

  list               shows the mails that wait, those that are held because a robot seems to have caused
                     them, those that are parked because they cannot be delivered, and those that were refused
                     for their address, which need nothing
  retry ID           has a waiting, held or parked mail sent at once, by the service that is running
  retry --parked     has all parked and refused mails sent at once, and none that is held
`;

const time = (ms: number) => new Date(ms).toISOString().slice(0, 19).replace('T', ' ');

/** Order of the list: parked and held mails need somebody's attention. */
const statuses: readonly MailState[] = ['parked', 'held', 'waiting', 'refused'];

/** Returns the state of a mail; `waiting` too while it is being sent. */
const statusOf = (entry: OpenEntry) =>
  stateOf({ ...entry, sent_at: null, is_written: 0, leased_until: null }, Infinity);

const byUrgency = (one: OpenEntry, other: OpenEntry) =>
  statuses.indexOf(statusOf(one)) - statuses.indexOf(statusOf(other)) ||
  one.created_at - other.created_at;

const suspicions: Readonly<Record<FormSignal, string>> = {
  trap: 'a field that people do not see was filled in',
  fast: 'sent faster than a person types',
};

const reasonOf = ({ held_for, last_error }: OpenEntry) =>
  held_for === null ? (last_error ?? '') : suspicions[held_for];

const list = async (
  storage: Storage,
  _: StorageSettings,
  { environment }: Invocation,
): Promise<Answer> => {
  const entries = await readOpen(storage.db);
  if (entries.length === 0)
    return succeed(
      environment['SMTP_URL']?.trim()
        ? 'Every mail was delivered.'
        : 'No mail waits. SMTP_URL is not set: mails are written to files, and none is sent.',
    );
  const header = [
    'ID',
    'STATUS',
    'CREATED (UTC)',
    'NEXT (UTC)',
    'TRIED',
    'TO',
    'SUBJECT',
    'REASON',
  ];
  const rows = entries
    .toSorted(byUrgency)
    .map((entry) => [
      entry.id,
      statusOf(entry),
      time(entry.created_at),
      statusOf(entry) === 'waiting' ? time(entry.next_attempt_at) : 'never',
      String(entry.attempts),
      entry.envelope_to,
      entry.subject,
      reasonOf(entry),
    ]);
  return succeed(table([header, ...rows]));
};

const retryOne = async (storage: Storage, id: string): Promise<Answer> => {
  switch (await retry(storage.db, Date.now(), id)) {
    case 'due':
      return succeed(`Mail ${id} is due: a running service sends it within seconds.`);
    case 'sent':
      return fail(`mail ${id} was delivered already`);
    case 'unknown':
      return fail(`there is no mail ${id}`);
  }
};

const retryAllParked = async (storage: Storage): Promise<Answer> => {
  const count = await retryFailed(storage.db, Date.now());
  if (count === 0) return succeed('No mail is parked.');
  const mails = count === 1 ? '1 mail is' : `${String(count)} mails are`;
  return succeed(`${mails} due: a running service sends what is due within seconds.`);
};

export const outbox = commandLine(
  usage,
  { parked: { type: 'boolean' } },
  ({ positionals: [name, id, ...rest], options: { parked = false } }) => {
    if (name === 'list' && id === undefined && !parked) return list;
    if (name !== 'retry' || rest.length > 0 || parked === (id !== undefined)) return undefined;
    return id === undefined ? retryAllParked : async (storage) => retryOne(storage, id);
  },
);
