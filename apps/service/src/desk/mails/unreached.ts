import { sql } from 'kysely';
import { isGivenUp } from '../../mail/outbox/index.ts';
import type { Db } from '../../storage/index.ts';

/** Column of the mails that names the application, or the row of the inbox, that they are kept with. */
type Owner = 'application_id' | 'inbox_id';

/** Selects the owners of mails after which none arrived, each once. */
const queryLast = (db: Db, owner: Owner) =>
  db
    .selectFrom('correspondence as kept')
    .select(`kept.${owner} as id`)
    .distinct()
    .where(`kept.${owner}`, 'is not', null)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('correspondence as later')
            .innerJoin('outbox as delivered', 'delivered.id', 'later.id')
            .select(sql.lit(1).as('one'))
            .whereRef(`later.${owner}`, '=', `kept.${owner}`)
            .whereRef('later.id', '>', 'kept.id')
            .where('delivered.sent_at', 'is not', null),
        ),
      ),
    );

/**
 * Selects the applications, or rows of the inbox, whose person was sent a mail that was given up, and none since that
 * arrived. Knows of mails for as long as the outbox does.
 */
export const queryUnreached = (db: Db, owner: Owner) =>
  // Few mails are given up. SQLite begins with them here, where a join would begin with all that were kept.
  queryLast(db, owner).where(
    'kept.id',
    'in',
    db.selectFrom('outbox').select('outbox.id').where(isGivenUp),
  );

/** Returns those of some rows that {@link queryUnreached} selects. */
export const readUnreached = async (
  db: Db,
  owner: Owner,
  ids: readonly string[],
): Promise<ReadonlySet<string | null>> => {
  if (ids.length === 0) return new Set();
  const found = await queryLast(db, owner)
    .innerJoin('outbox', 'outbox.id', 'kept.id')
    .where(isGivenUp)
    .where(`kept.${owner}`, 'in', ids)
    .execute();
  return new Set(found.map(({ id }) => id));
};
