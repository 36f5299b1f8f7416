import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from '../../storage/index.ts';

interface LeaseOptions {
  /** Work on resumes, as in the names of its columns. */
  readonly work: 'resume_scan' | 'resume_text';
  /** Lifetime of a lease, in ms. Other instances leave the resume alone meanwhile. */
  readonly lifetimeMs: number;
  /** Longest time for which a resume is leased or postponed, in ms. A later time was written by a wrong clock. */
  readonly longestMs: number;
  /** Further condition of the resumes that can be due. */
  readonly isWorkable?: Expression<SqlBool>;
}

/** Shares the work on resumes between instances: each resume is leased by one at a time. */
export const createLease = ({
  work,
  lifetimeMs,
  longestMs,
  isWorkable = sql<SqlBool>`true`,
}: LeaseOptions) => {
  const at = `${work}_at` as const;
  const tries = `${work}_tries` as const;
  return {
    /** Leases the resume that has waited longest. */
    take: async (db: Db, now: number) => {
      for (;;) {
        const due = await db
          .selectFrom('applications')
          .select([
            'id',
            'reference',
            'resume_key',
            'resume_bytes',
            'resume_scan',
            'resume_missing_since',
            `${at} as at`,
            `${tries} as tries`,
          ])
          .where(at, 'is not', null)
          .where(isWorkable)
          .where((where) => where.or([where(at, '<=', now), where(at, '>', now + longestMs)]))
          .orderBy(at)
          .limit(1)
          .executeTakeFirst();
        if (!due) return undefined;
        const leased = { ...due, lease: now + lifetimeMs, tries: due.tries + 1 };
        const { numUpdatedRows } = await db
          .updateTable('applications')
          .set({ [at]: leased.lease, [tries]: leased.tries })
          .where('id', '=', due.id)
          .where(at, '=', due.at)
          .executeTakeFirst();
        if (numUpdatedRows === 1n) return leased;
      }
    },
    /** Sets the time at which a leased resume is due next; null for never. */
    postpone: async (
      db: Db,
      { id, lease }: { readonly id: string; readonly lease: number },
      until: number | null,
    ): Promise<void> => {
      await db
        .updateTable('applications')
        .set({ [at]: until })
        .where('id', '=', id)
        .where(at, '=', lease)
        .execute();
    },
    /** Makes due what a process had leased that was killed. Only for a database that no other service uses. */
    release: async (db: Db, now: number): Promise<void> => {
      await db
        .updateTable('applications')
        .set({ [at]: now })
        .where(at, '>', sql<number>`0`)
        .execute();
    },
  };
};
