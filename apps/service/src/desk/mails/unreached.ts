import { sql } from 'kysely';
import { isGivenUp } from '../../mail/outbox/index.ts';
import type { Db } from '../../storage/index.ts';

/** Column of the mails that names the application, or the row of the inbox, that they are kept with. */
type Owner = 'application_id' | 'inbox_id';

/**
 * Selects the applications, or rows of the inbox, whose person was sent a mail that was given up, and none since that
 * arrived. Knows of mails for as long as the outbox does.
 */
export const queryUnreached = (db: Db, owner: Owner) =>
  db
    .selectFrom('outbox')
    .innerJoin('correspondence as kept', 'kept.id', 'outbox.id')
    .select(`kept.${owner} as id`)
    .distinct()
    .where(isGivenUp)
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

/** Returns those of some rows that {@link queryUnreached} selects. */
export const readUnreached = async (
  db: Db,
  owner: Owner,
  ids: readonly string[],
): Promise<ReadonlySet<string | null>> => {
  if (ids.length === 0) return new Set();
  const found = await queryUnreached(db, owner).where(`kept.${owner}`, 'in', ids).execute();
  return new Set(found.map(({ id }) => id));
};
