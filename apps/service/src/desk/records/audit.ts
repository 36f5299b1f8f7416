import { type AuditList, type AuditQuery, checkAuditQuery } from '@example/api/desk';
import { deskTexts } from '@example/content/desk';
import { sql, type SqlBool } from 'kysely';
import { momentInKolkata, startOfDayInKolkata } from '../../runtime/clock/clock.ts';
import { type Db, escapeLike } from '../../storage/index.ts';
import type { DeskDeps } from '../calls/deps.ts';
import { readCodes, readMemberNames } from '../colleagues/colleagues.ts';
import { readEvents } from '../history/history.ts';
import { allOf, createExport, defineList, column, readAll, readPage } from '../lists/list.ts';
import { DAY_MS } from '../../runtime/clock/durations.ts';

const auditList = defineList<AuditQuery>({
  check: checkAuditQuery,
  columns: { at: column.number('at') },
  id: column.text('id'),
  defaultSort: '-at',
});

type AuditFilters = Pick<AuditQuery, 'actor' | 'action' | 'subject' | 'from' | 'to'>;

const findEntries = async (db: Db, { actor, action, subject, from, to }: AuditFilters) => {
  const named = actor === undefined ? [] : await readCodes(db, actor);
  const found = db
    .selectFrom('audit_log')
    .where((where) =>
      allOf(
        actor !== undefined && where('actor_code', 'in', [actor, actor.toUpperCase(), ...named]),
        action !== undefined &&
          (action.includes('.')
            ? where('action', '=', action)
            : sql<SqlBool>`action like ${`${escapeLike(action)}.%`} escape '\\'`),
        subject !== undefined &&
          sql<SqlBool>`lower(subject) like ${`%${escapeLike(subject.toLowerCase())}%`} escape '\\'`,
        from !== undefined && where('at', '>=', startOfDayInKolkata(from)),
        to !== undefined && where('at', '<', startOfDayInKolkata(to) + DAY_MS),
      ),
    );
  // In an object, since a query that is not executed cannot be awaited.
  return { found };
};

/** @throws ApiError of kind `invalid-input` */
export const listAudit = async (
  { storage: { db } }: Pick<DeskDeps, 'storage'>,
  query: unknown,
): Promise<AuditList> => {
  const { filters, range } = auditList.parse(query);
  const { found } = await findEntries(db, filters);
  const { page, total, next } = await readPage(found, range, (rows) => rows.selectAll());
  const events = await readEvents(db, page);
  const subjects = new Map(page.map(({ id, subject: about }) => [id, about]));
  const items = events.map((event) => ({ ...event, subject: subjects.get(event.id) ?? '' }));
  return { items, total, ...next };
};

/** Exports all matching entries as a table, and records this in the log. Times are ISO 8601, in Asia/Kolkata. */
export const exportAudit = createExport({
  list: auditList,
  name: 'audit',
  texts: deskTexts.auditExport,
  limit: 1_000,
  lines: async function* (db, filters, range) {
    const { found } = await findEntries(db, filters);
    for await (const rows of readAll(found, range, (page) => page.selectAll())) {
      const actors = rows.map(({ actor_code }) => actor_code);
      const nameOf = await readMemberNames(db, actors);
      for (const { at, actor_code, action, subject, details } of rows)
        yield [
          momentInKolkata(at),
          actor_code,
          nameOf(actor_code, at),
          action,
          subject,
          details === '{}' ? '' : details,
        ];
    }
  },
});
