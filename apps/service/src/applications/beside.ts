import type { Db } from '../storage/index.ts';

/** What the staff keep beside an application: its tags, and their notes on it. */
const besides = ['application_tags', 'application_notes'] as const;

/** Databases bound how many values a statement names. */
const IDS_PER_STATEMENT = 1_000;

/** Deletes what was kept beside applications that are deleted. To be called with their ids, in the same transaction. */
export const dropBeside = async (db: Db, ids: readonly string[]): Promise<void> => {
  for (let begin = 0; begin < ids.length; begin += IDS_PER_STATEMENT) {
    const some = ids.slice(begin, begin + IDS_PER_STATEMENT);
    for (const table of besides)
      await db.deleteFrom(table).where('application_id', 'in', some).execute();
  }
};

/** What the staff keep beside an application, as it is given to the applicant who asks for it. */
export interface Beside {
  readonly tags: readonly string[];
  readonly notes: readonly { readonly text: string; readonly created_at: number }[];
}

/** What is kept beside an application. */
export const readBeside = async (db: Db, application_id: string): Promise<Beside> => {
  const tags = await db
    .selectFrom('application_tags')
    .select('tag')
    .where('application_id', '=', application_id)
    .orderBy('tag')
    .execute();
  const notes = await db
    .selectFrom('application_notes')
    .select(['text', 'created_at'])
    .where('application_id', '=', application_id)
    .orderBy('id')
    .execute();
  return { tags: tags.map(({ tag }) => tag), notes };
};
