import { ALSO_APPLIED_MAX, type AlsoApplied } from '@example/api/desk';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db, Schema } from '../../storage/index.ts';

/** Returns SQL for the ids of other applications with the same key, at most one more than are shown. */
const othersWith = (key: 'email_key' | 'phone_key'): RawBuilder<unknown> => {
  const [own, other] = [sql.ref(`applications.${key}`), sql.ref(`others.${key}`)];
  return sql`select id from (
    select others.id from applications as others
    where ${other} = ${own} and ${own} <> '' and others.id <> applications.id
    order by others.id desc limit ${sql.lit(ALSO_APPLIED_MAX)}
  ) as ${sql.ref(`with_${key}`)}`;
};

/** Returns SQL that counts the other applications of an applicant; at most as many as are shown. */
export const countAlsoApplied = (): RawBuilder<number> => sql<number>`(
  select count(*) from (
    ${othersWith('email_key')} union ${othersWith('phone_key')} limit ${sql.lit(ALSO_APPLIED_MAX)}
  ) as other_applications
)`;

/** Reads the latest other applications with the same address or telephone number. */
export const readAlsoApplied = async (
  db: Db,
  {
    id,
    email_key,
    phone_key,
  }: Pick<Selectable<Schema['applications']>, 'id' | 'email_key' | 'phone_key'>,
): Promise<readonly AlsoApplied[]> => {
  const latestWith = (key: 'email_key' | 'phone_key', value: string) =>
    db
      .selectFrom('applications')
      .select([
        'id',
        'reference',
        'applcnt_name',
        'job_title',
        'status',
        'created_at',
        'email_key',
        'phone_key',
      ])
      .where(key, '=', value)
      .where('id', '<>', id)
      .orderBy('id', 'desc')
      .limit(value === '' ? 0 : ALSO_APPLIED_MAX)
      .execute();
  const found = [
    ...(await latestWith('email_key', email_key)),
    ...(await latestWith('phone_key', phone_key)),
  ];
  return [...new Map(found.map((row) => [row.id, row])).values()]
    .toSorted((one, other) => other.created_at - one.created_at)
    .slice(0, ALSO_APPLIED_MAX)
    .map((row) => ({
      reference: row.reference,
      name: row.applcnt_name,
      job_title: row.job_title,
      status: row.status,
      applied_at: row.created_at,
      same: [
        ...(row.email_key === email_key ? (['email'] as const) : []),
        ...(row.phone_key !== '' && row.phone_key === phone_key ? (['phone'] as const) : []),
      ],
    }));
};
