import type { DeskEvent } from '@example/api/desk';
import type { Selectable } from 'kysely';
import type { Db, Schema } from '../storage/index.ts';
import { VIEWS } from './views.ts';

const HISTORY_MAX = 200;

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
  return history.map(asEvent);
};
