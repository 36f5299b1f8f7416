import {
  checkNewSavedView,
  checkSavedViewChange,
  type DeskErrorCode,
  deskLists,
  listPermissions,
  type SavedView,
  SAVED_VIEWS_MAX,
} from '@example/api/desk';
import { ApiError } from '@example/api/problem';
import { may } from '@example/api/staff';
import type { Selectable } from 'kysely';
import { audit } from '../../auth/staff/index.ts';
import { type Db, lockKey, type Schema, timeOrderedId } from '../../storage/index.ts';
import { type Colleague, type DeskDeps, parseOrThrow, refuse } from '../calls/deps.ts';

type Deps = Pick<DeskDeps, 'storage' | 'clock'>;
type Row = Selectable<Schema['staff_saved_views']>;

const asView = ({ id, list, name, query, is_default }: Row): SavedView => ({
  id,
  list,
  name,
  query: JSON.parse(query) as SavedView['query'],
  is_default: is_default === 1,
});

const ofMember = (db: Db, id: string) =>
  db.selectFrom('staff_saved_views').selectAll().where('member_id', '=', id);

/** Returns a member's views of the lists that their role may read, by name. */
export const readSavedViews = async (
  { storage: { db } }: Pick<DeskDeps, 'storage'>,
  { id, role }: Pick<Colleague, 'id' | 'role'>,
): Promise<readonly SavedView[]> => {
  const lists = deskLists.filter((list) => may(role, listPermissions[list]));
  const rows = await ofMember(db, id)
    .where('list', 'in', lists)
    .orderBy('name_key')
    .orderBy('id')
    .execute();
  return rows.map(asView);
};

const queryColumns = (query: SavedView['query']) => ({
  query: JSON.stringify(query),
  search_text: Object.values(query).join('\n').toLowerCase(),
});

const refuseName = (code: DeskErrorCode) => refuse([{ field: 'name', code }]);

/** Locks a member's views, so that names, their number and the default hold however many calls come at once. */
const holdViews = async (db: Db, { id }: Colleague) => lockKey(db, `views:${id}`);

/** @throws ApiError of kind `invalid-input` when another view of the list has the name */
const requireFreeName = async (
  db: Db,
  colleague: Colleague,
  { list, name_key }: Pick<Row, 'list' | 'name_key'>,
  id?: string,
) => {
  const other = await ofMember(db, colleague.id)
    .where('list', '=', list)
    .where('name_key', '=', name_key)
    .executeTakeFirst();
  if (other && other.id !== id) throw refuseName('view_name_taken');
};

const clearDefault = async (db: Db, { id }: Colleague, list: Row['list']) => {
  await db
    .updateTable('staff_saved_views')
    .set({ is_default: 0 })
    .where('member_id', '=', id)
    .where('list', '=', list)
    .execute();
};

/** Names neither the view nor its filters: both may be about a person. */
const note = async (
  db: Db,
  { clock }: Pick<Deps, 'clock'>,
  actor: Colleague,
  { action, list, fields }: { action: string; list: Row['list']; fields?: readonly string[] },
) =>
  audit(db, {
    at: clock(),
    actor,
    action: `view.${action}`,
    subject: list,
    ...(fields && { details: { fields } }),
  });

/**
 * Saves a view of a list under a name.
 *
 * @throws ApiError of kind `invalid-input`, or `not-permitted` for a list that the role may not read
 */
export const createSavedView = async (
  deps: Deps,
  colleague: Colleague,
  input: unknown,
): Promise<SavedView> => {
  const { list, name, query, is_default = false } = parseOrThrow(checkNewSavedView(input));
  if (!may(colleague.role, listPermissions[list]))
    throw new ApiError('not-permitted', 'Your role may not read this list.');
  const now = deps.clock();
  return deps.storage.transact(async (db) => {
    await holdViews(db, colleague);
    const name_key = name.toLowerCase();
    await requireFreeName(db, colleague, { list, name_key });
    const own = await ofMember(db, colleague.id).where('list', '=', list).execute();
    if (own.length >= SAVED_VIEWS_MAX) throw refuseName('too_many_views');
    if (is_default) await clearDefault(db, colleague, list);
    const row = await db
      .insertInto('staff_saved_views')
      .values({
        id: timeOrderedId(now),
        member_id: colleague.id,
        ...{ list, name, name_key },
        ...queryColumns(query),
        is_default: is_default ? 1 : 0,
        changed_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await note(db, deps, colleague, { action: 'saved', list });
    return asView(row);
  });
};

/** @throws ApiError of kind `not-found`, for a view of somebody else too */
const findView = async (db: Db, colleague: Colleague, id: string): Promise<Row> => {
  const row = /^[\w-]{1,64}$/.test(id)
    ? await ofMember(db, colleague.id).where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!row) throw new ApiError('not-found', 'There is no such view (any more).');
  return row;
};

/**
 * Renames a view, overwrites its filters or makes it the default of its list.
 *
 * @throws ApiError of kind `not-found` or `invalid-input`
 */
export const changeSavedView = async (
  deps: Deps,
  colleague: Colleague,
  id: string,
  input: unknown,
): Promise<SavedView> => {
  const { name, query, is_default } = parseOrThrow(checkSavedViewChange(input));
  return deps.storage.transact(async (db) => {
    await holdViews(db, colleague);
    const { list } = await findView(db, colleague, id);
    const name_key = name?.toLowerCase();
    if (name_key !== undefined) await requireFreeName(db, colleague, { list, name_key }, id);
    if (is_default === true) await clearDefault(db, colleague, list);
    const row = await db
      .updateTable('staff_saved_views')
      .set({
        ...(name !== undefined && name_key !== undefined && { name, name_key }),
        ...(query && queryColumns(query)),
        ...(is_default !== undefined && { is_default: is_default ? 1 : 0 }),
        changed_at: deps.clock(),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const given = { name, query, is_default };
    const fields = Object.keys(given).filter(
      (key) => given[key as keyof typeof given] !== undefined,
    );
    await note(db, deps, colleague, { action: 'changed', list, fields });
    return asView(row);
  });
};

/** @throws ApiError of kind `not-found` */
export const deleteSavedView = async (
  deps: Deps,
  colleague: Colleague,
  id: string,
): Promise<void> => {
  await deps.storage.transact(async (db) => {
    await holdViews(db, colleague);
    const { list } = await findView(db, colleague, id);
    await db.deleteFrom('staff_saved_views').where('id', '=', id).execute();
    await note(db, deps, colleague, { action: 'deleted', list });
  });
};
