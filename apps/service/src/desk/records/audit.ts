import { type AuditList, type AuditQuery, checkAuditQuery } from '@example/api/desk';
import { sql, type SqlBool } from 'kysely';
import { startOfDayInKolkata } from '../../runtime/clock/clock.ts';
import { escapeLike } from '../../storage/index.ts';
import type { DeskDeps } from '../deps.ts';
import { readCodes } from '../colleagues.ts';
import { readEvents } from '../history.ts';
import { allOf, type List, numberColumn, parseListQuery, readPage, textColumn } from '../list.ts';

const DAY_MS = 24 * 3_600_000;

const auditList: List<AuditQuery> = {
  check: checkAuditQuery,
  columns: { at: numberColumn(sql.ref('at')) },
  id: textColumn(sql.ref('id')),
  defaultSort: '-at',
};

/** @throws ApiError of kind `invalid-input` */
export const listAudit = async (
  { storage: { db } }: Pick<DeskDeps, 'storage'>,
  query: unknown,
): Promise<AuditList> => {
  const { filters, range } = parseListQuery(auditList, query);
  const { actor, action, subject, from, to } = filters;
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
  const { page, total, next } = await readPage(found, range, (rows) => rows.selectAll());
  const events = await readEvents(db, page);
  const subjects = new Map(page.map(({ id, subject: about }) => [id, about]));
  const items = events.map((event) => ({ ...event, subject: subjects.get(event.id) ?? '' }));
  return { items, total, ...next };
};
