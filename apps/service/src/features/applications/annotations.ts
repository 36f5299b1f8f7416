import { readKept } from '../../mail/outbox/correspondence.ts';
import type { Db } from '../../storage/index.ts';

/** Reads the tags, notes and mails that staff keep with an application, for an applicant who asks for their data. */
export const readAnnotations = async (db: Db, application_id: string) => {
  const tags = await db
    .selectFrom('application_tags')
    .select('tag')
    .where('application_id', '=', application_id)
    .orderBy('tag')
    .execute();
  const notes = await db
    .selectFrom('application_notes')
    .select(['id', 'text', 'created_at'])
    .where('application_id', '=', application_id)
    .orderBy('id')
    .execute();
  return {
    tags: tags.map(({ tag }) => tag),
    notes,
    mails: await readKept(db, { application_id }),
  };
};
