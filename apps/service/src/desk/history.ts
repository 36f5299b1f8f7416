import type { DeskEvent } from '@example/api/desk';
import type { Selectable } from 'kysely';
import type { Db, Schema } from '../storage/index.ts';
import { VIEWS } from './views.ts';

/** Most entries of a history. */
const HISTORY_MAX = 200;

/** An entry of the log as the desk shows it. */
export const asEvent = ({
  id,
  at,
  actor_code,
  action,
  details,
}: Selectable<Schema['audit_log']>): DeskEvent => ({
  id,
  at,
  actor: actor_code,
  action,
  details: JSON.parse(details) as Record<string, unknown>,
});

/** What was done to something, the newest first: not who looked at it. */
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
  return history.map(asEvent);
};
