import { type OpenEntry, readOpen, retry } from '../outbox/index.ts';
import type { Storage } from '../storage/index.ts';
import { type Answer, type Command, fail, runCommandLine, succeed, table } from './command-line.ts';

const usage = `Usage: npm run outbox -- <command>

  list               shows the mails that wait, and those that are parked because they cannot be delivered
  retry ID           has a waiting or parked mail sent at once, by the service that is running
`;

const time = (ms: number) => new Date(ms).toISOString().slice(0, 19).replace('T', ' ');

/** Parked first: those need somebody. */
const byUrgency = (one: OpenEntry, other: OpenEntry) =>
  Number(one.abandoned_at === null) - Number(other.abandoned_at === null) ||
  one.created_at - other.created_at;

const list = async (storage: Storage): Promise<Answer> => {
  const entries = await readOpen(storage.db);
  if (entries.length === 0) return succeed('Every mail was delivered.');
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
      entry.abandoned_at === null ? 'waiting' : 'parked',
      time(entry.created_at),
      entry.abandoned_at === null ? time(entry.next_attempt_at) : 'never',
      String(entry.attempts),
      entry.envelope_to,
      entry.subject,
      (entry.last_error ?? '').replaceAll(/\s+/g, ' '),
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

const commandOf = ([name, ...rest]: readonly string[]): Command | undefined => {
  const [id] = rest;
  if (name === 'list' && id === undefined) return list;
  if (name === 'retry' && id !== undefined && rest.length === 1)
    return async (storage) => retryOne(storage, id);
  return undefined;
};

await runCommandLine(usage, commandOf);
