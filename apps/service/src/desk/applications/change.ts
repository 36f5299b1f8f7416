import {
  type ApplicationChange,
  type BulkOutcome,
  checkApplicationChange,
  checkBulkChange,
  TAGS_MAX,
} from '@example/api/desk';
import { ApiError } from '@example/api/problem';
import { audit } from '../../auth/staff/index.ts';
import { type Db, timeOrderedId } from '../../storage/index.ts';
import { type Colleague, type DeskDeps, parseOrThrow } from '../calls/deps.ts';
import { checkOwner } from '../colleagues/colleagues.ts';
import { decidedColumns, takeBackUntold } from './decision.ts';
import { asWhole, readApplication } from './read.ts';
import {
  holdApplication,
  holdApplications,
  readTags,
  replaceTags,
  type StoredApplication,
  subjectOf,
  withApplications,
} from './row.ts';
import { addingNote } from '../history/notes.ts';
import type { SeenChange } from '../calls/call.ts';
import { auditChange, updateSeen } from '../history/seen.ts';

interface Change extends ApplicationChange {
  readonly at: number;
  readonly colleague: Colleague;
  /** Id by which a new status is undone. */
  readonly decision: string;
}

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((tag) => others.includes(tag));

/**
 * Changes a row at the version it was read at. Returns false when the row has changed since. A change to the current
 * values does not increase the version.
 */
const applyChange = async (
  db: Db,
  row: StoredApplication,
  { status, tags, owner, at, colleague, decision }: Change,
): Promise<boolean> => {
  const before = (await readTags(db, [row.id])).get(row.id) ?? [];
  const setsStatus = status !== undefined && status !== row.status;
  const setsTags = tags !== undefined && !isSame(tags, before);
  const setsOwner = owner !== undefined && owner !== row.owner_code;
  if (!setsStatus && !setsTags && !setsOwner) return true;
  const entry = { at, actor: colleague, subject: subjectOf(row) };
  const from = setsStatus
    ? (await takeBackUntold(db, [row], { at, colleague })).get(row.id)
    : undefined;
  const update = db
    .updateTable('applications')
    .set({
      ...(setsStatus && from && decidedColumns({ id: decision, at, told: from.told, status })),
      ...(setsOwner && { owner_code: owner }),
    })
    .where('id', '=', row.id)
    .where('status', '<>', 'withdrawn');
  if (!(await updateSeen(update, row.version))) return false;
  if (setsStatus)
    await auditChange(db, entry, 'application.status_changed', { from: from?.logged, to: status });
  if (setsOwner)
    await auditChange(db, entry, 'application.owner_changed', { from: row.owner_code, to: owner });
  if (setsTags) {
    await replaceTags(db, row.id, tags);
    await audit(db, {
      ...entry,
      action: 'application.tags_changed',
      // Only numbers: tags are words about a person, and the audit log is kept longer than the person's data.
      details: {
        added: tags.filter((tag) => !before.includes(tag)).length,
        removed: before.filter((tag) => !tags.includes(tag)).length,
      },
    });
  }
  return true;
};

/**
 * Changes an application at the version the caller has seen.
 *
 * @throws ApiError of kind `invalid-input`, `not-found`, or `conflict` when it is withdrawn
 */
export const changeApplication = async (
  { storage, clock }: Pick<DeskDeps, 'storage' | 'clock'>,
  colleague: Colleague,
  { reference, version, input }: SeenChange,
) => {
  const change = parseOrThrow(checkApplicationChange(input));
  return storage.transact(async (db) => {
    const row = await holdApplication(db, reference);
    const at = clock();
    const decision = timeOrderedId(at);
    const isSeen = row.version === version;
    if (change.owner !== undefined && change.owner !== row.owner_code)
      await checkOwner(db, 'applications.write', change.owner);
    if (isSeen && row.status === 'withdrawn')
      throw new ApiError('conflict', 'Its applicant has withdrawn this application.');
    const isChanged =
      isSeen && (await applyChange(db, row, { ...change, at, colleague, decision }));
    const application = await readApplication(db, reference, colleague, at);
    return { isStale: !isChanged, application };
  });
};

/**
 * Changes several applications, each only if its version is still the one the caller has seen.
 *
 * @throws ApiError of kind `invalid-input`
 */
export const changeSeveral = async (
  { storage, clock }: Pick<DeskDeps, 'storage' | 'clock'>,
  colleague: Colleague,
  input: unknown,
): Promise<readonly BulkOutcome[]> => {
  const {
    items,
    status,
    owner,
    add_tags = [],
    remove_tags = [],
  } = parseOrThrow(checkBulkChange(input));
  return storage.transact(async (db) => {
    if (owner !== undefined) await checkOwner(db, 'applications.write', owner);
    const references = items.map(({ reference }) => reference);
    const held = await holdApplications(db, references);
    const at = clock();
    const decision = timeOrderedId(at);
    const before = new Map(held.map((row) => [row.reference, row]));
    const tagsBefore = await readTags(
      db,
      [...before.values()].map(({ id }) => id),
    );
    const outcomes = new Map<string, Pick<BulkOutcome, 'outcome'>>();
    for (const { reference, version } of items) {
      if (outcomes.has(reference)) continue;
      const row = before.get(reference);
      const outcome = await (async (): Promise<BulkOutcome['outcome']> => {
        if (!row) return 'not-found';
        if (row.status === 'withdrawn') return 'withdrawn';
        if (row.version !== version) return 'stale';
        const kept = (tagsBefore.get(row.id) ?? []).filter((tag) => !remove_tags.includes(tag));
        const tags = [...new Set([...kept, ...add_tags])];
        if (tags.length > TAGS_MAX) return 'too-many-tags';
        const change = {
          ...{ tags, at, colleague, decision },
          ...(status !== undefined && { status }),
          ...(owner !== undefined && { owner }),
        };
        return (await applyChange(db, row, change)) ? 'changed' : 'stale';
      })();
      outcomes.set(reference, { outcome });
    }
    return withApplications(db, outcomes);
  });
};

export const addNote = addingNote({
  operation: 'desk_add_application_note',
  action: 'application.note_added',
  hold: holdApplication,
  subjectOf,
  insert: async (db, { id }, note) =>
    db
      .insertInto('application_notes')
      .values({ ...note, application_id: id })
      .execute(),
  read: asWhole,
});
