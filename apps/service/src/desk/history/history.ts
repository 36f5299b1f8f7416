import type { DeskEvent } from '@example/api/desk';
import type { Selectable } from 'kysely';
import type { Db, Schema } from '../../storage/index.ts';
import { type NameOf, readMemberNames } from '../colleagues/colleagues.ts';
import { VIEWS } from './views.ts';

const HISTORY_MAX = 200;

type LogRow = Selectable<Schema['audit_log']>;

const isCode = (value: unknown): value is string => typeof value === 'string';

/** Returns the employee codes in the details of an entry: the owners before and after a change. */
const ownersIn = (action: string, { from, to }: DeskEvent['details']): readonly string[] =>
  action.endsWith('.owner_changed') ? [from, to].filter(isCode) : [];

const asEvent = ({ id, at, actor_code, action, details }: LogRow) => ({
  id,
  at,
  actor: actor_code,
  action,
  details: JSON.parse(details) as DeskEvent['details'],
});

const withNames = (event: ReturnType<typeof asEvent>, nameOf: NameOf): DeskEvent => {
  const owners = ownersIn(event.action, event.details);
  return {
    ...event,
    actor_name: nameOf(event.actor, event.at),
    ...(owners.length > 0 && {
      details: {
        ...event.details,
        names: Object.fromEntries(owners.map((code) => [code, nameOf(code, event.at)])),
      },
    }),
  };
};

/**
 * Returns entries of the audit log with the names of the members in them. `details.names` are those of owners, by code.
 */
export const readEvents = async (
  db: Db,
  rows: readonly LogRow[],
): Promise<readonly DeskEvent[]> => {
  const events = rows.map(asEvent);
  const codes = events.flatMap(({ actor, action, details }) => [
    actor,
    ...ownersIn(action, details),
  ]);
  const nameOf = await readMemberNames(db, codes);
  return events.map((event) => withNames(event, nameOf));
};

/** Returns the audit log of a subject, newest first, without mere views. */
export const readHistory = async (db: Db, subject: string): Promise<DeskEvent[]> => {
  const history = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('subject', '=', subject)
    .where('action', 'not in', VIEWS)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(HISTORY_MAX)
    .execute();
  return [...(await readEvents(db, history))];
};
