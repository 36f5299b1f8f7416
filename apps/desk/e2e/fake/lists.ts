import { applicationStatuses } from '@example/api/accounts';
import { type Application, type ApplicationRow, NO_OWNER } from '@example/api/desk';

/* Lists of the fake service's applications, and the counts above them. */

export const rowOf = ({ notes, ...application }: Application): ApplicationRow => ({
  reference: application.reference,
  job_id: application.job_id,
  job_title: application.job_title,
  name: application.name,
  email: application.email,
  status: application.status,
  tags: application.tags,
  owner: application.owner,
  owner_name: application.owner_name,
  applied_at: application.applied_at,
  source: application.source,
  pool_until: application.pool_until,
  version: application.version,
  notes: notes.length,
  also_applied: application.also_applied.length,
});

/** Time of an application that a clock which was ahead has stamped. */
export const AHEAD = Date.UTC(2100, 0);

const textOf = ({ name, email, reference, phone, cover_letter }: Application) =>
  [name, email, reference, phone, cover_letter].join('\n').toLowerCase();

/** Words of a search, folded as the service folds them. */
const wordsOf = (q: string) => q.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns a row with the words that were found in its cover letter. */
const withFound = (one: Application, words: readonly string[]): ApplicationRow => {
  const row = rowOf(one);
  const shown = `${one.name} ${one.reference} ${one.tags.join(' ')}`.toLowerCase();
  const word = words.find((each) => !shown.includes(each));
  if (word === undefined) return row;
  const at = one.cover_letter.toLowerCase().indexOf(word);
  if (at === -1) return row;
  const parts = [
    { text: '… ' },
    { text: one.cover_letter.slice(Math.max(0, at - 20), at) },
    { text: one.cover_letter.slice(at, at + word.length), hit: true as const },
    { text: one.cover_letter.slice(at + word.length, at + 80) },
  ];
  return { ...row, found: [{ in: 'letter', parts }] };
};

const without = (query: URLSearchParams, name: string) => {
  const others = new URLSearchParams(query);
  others.delete(name);
  return others;
};

/** Counts applications by something that they have. */
const countBy = <Key>(found: readonly Application[], keyOf: (one: Application) => Key) => {
  const counts = new Map<Key, number>();
  for (const one of found) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  return (key: Key) => counts.get(key) ?? 0;
};

/** Returns the lists of all applications; those that arrived during a test are only in lists of its member. */
export const createLists = (
  all: ReadonlyMap<string, Application>,
  arrivals: ReadonlyMap<string, string>,
  titles: readonly string[],
) => {
  /** Applications found by a query, until one of them changes: looking through all of them takes long. */
  const known = new Map<string, readonly Application[]>();
  const forget = () => {
    known.clear();
  };

  const search = (query: URLSearchParams, member: string) => {
    const words = wordsOf(query.get('q') ?? '');
    const [job, status] = [query.get('job_id'), query.get('status')];
    const [tag, owner] = [query.get('tag'), query.get('owner')];
    const [source, pool] = [query.get('source'), query.get('pool')];
    return [...all.values()].filter(
      (one) =>
        (arrivals.get(one.reference) ?? member) === member &&
        (words.length === 0 || words.every((word) => textOf(one).includes(word))) &&
        (job === null || one.job_id === Number(job)) &&
        (status === null || one.status === status) &&
        (tag === null || one.tags.includes(tag)) &&
        (owner === null || one.owner === (owner === NO_OWNER ? null : owner)) &&
        (source === null || one.source === source) &&
        (pool === null || one.pool_until !== null),
    );
  };

  /** Returns what a query finds, the newest first. */
  const find = (query: URLSearchParams, member: string): readonly Application[] => {
    const filters = new URLSearchParams(query);
    for (const name of ['sort', 'cursor', 'limit', 'after']) filters.delete(name);
    // Members without arrivals of their own see the same.
    const who = [...arrivals.values()].includes(member) ? member : '';
    const key = `${who} ${filters.toString()}`;
    const found =
      known.get(key) ?? search(filters, member).toSorted((a, b) => b.applied_at - a.applied_at);
    known.set(key, found);
    return found;
  };

  const inOrder = (found: readonly Application[], order: string) => {
    if (order === 'applied_at') return found.toReversed();
    if (order === 'name') return found.toSorted((a, b) => a.name.localeCompare(b.name));
    if (order === '-name') return found.toSorted((a, b) => b.name.localeCompare(a.name));
    return found;
  };

  const list = (query: URLSearchParams, member: string) => {
    const words = wordsOf(query.get('q') ?? '');
    const found = inOrder(find(query, member), query.get('sort') ?? '-applied_at');
    const start = Number(query.get('cursor') ?? '0');
    const end = start + Number(query.get('limit') ?? '50');
    return {
      items: found.slice(start, end).map((one) => withFound(one, words)),
      total: found.length,
      ...(end < found.length && { next_cursor: String(end) }),
    };
  };

  const isPassed = ({ applied_at }: Application) => applied_at < AHEAD;

  const fresher = (query: URLSearchParams, member: string, after: number) => {
    const found = find(query, member);
    const older = found.findIndex((one) => one.applied_at <= after);
    return found.slice(0, older === -1 ? undefined : older).filter(isPassed).length;
  };

  const counts = (query: URLSearchParams, member: string) => {
    const byStatus = countBy(find(without(query, 'status'), member), ({ status }) => status);
    const byJob = countBy(find(without(query, 'job_id'), member), ({ job_id }) => job_id);
    const after = query.get('after');
    return {
      statuses: applicationStatuses.map((status) => ({ status, count: byStatus(status) })),
      jobs: titles.map((job_title, index) => ({
        job_id: index + 1,
        job_title,
        count: byJob(index + 1),
      })),
      fresh: after === null ? 0 : fresher(query, member, Number(after)),
    };
  };

  const newest = (member: string) =>
    find(new URLSearchParams(), member).find(isPassed)?.applied_at ?? 0;

  const inPool = () => find(new URLSearchParams({ pool: 'true' }), '').length;

  return { list, counts, fresher, newest, inPool, forget };
};
