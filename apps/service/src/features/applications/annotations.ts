import { type KeptMail, readKept } from '../../mail/outbox/correspondence.ts';
import type { Db } from '../../storage/index.ts';

/** Tags, notes and mails that staff keep with an application, in the form given to an applicant who asks for their data. */
interface Annotations {
  readonly tags: readonly string[];
  readonly notes: readonly {
    readonly id: string;
    readonly text: string;
    readonly created_at: number;
  }[];
  readonly mails: readonly KeptMail[];
}

export const readAnnotations = async (db: Db, application_id: string): Promise<Annotations> => {
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
