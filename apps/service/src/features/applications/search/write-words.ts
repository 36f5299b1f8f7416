import { type Selectable, sql } from 'kysely';
import { type Db, forUpdate, isPostgres, type Schema } from '../../../storage/index.ts';
import { vectorOf } from './matching.ts';
import { endsOfPhone, wordsOf } from '../../search/words.ts';

/** Applications whose words are written in one transaction. */
const AT_A_TIME = 100;

interface Texts {
  readonly own: ReadonlySet<string>;
  readonly resume: ReadonlySet<string>;
}

/** Returns the columns of the index that both databases have in their own form. */
const columnsOf = (db: Db, { own, resume }: Texts) => {
  if (!isPostgres(db))
    return { own_words: [...own].join(' '), resume_words: [...resume].join(' ') };
  const vector = (words: ReadonlySet<string>) => sql<string>`${vectorOf(words)}::tsvector`;
  const own_words = vector(own);
  const words = resume.size === 0 ? own_words : vector(new Set([...own, ...resume]));
  return { own_words, words };
};

const textsBeside = async (db: Db, ids: readonly string[]) => {
  const tags = await db
    .selectFrom('application_tags')
    .select(['application_id', 'tag as text'])
    .where('application_id', 'in', ids)
    .execute();
  const notes = await db
    .selectFrom('application_notes')
    .select(['application_id', 'text'])
    .where('application_id', 'in', ids)
    .execute();
  return Map.groupBy([...tags, ...notes], ({ application_id }) => application_id);
};

type Applicant = Pick<
  Selectable<Schema['applications']>,
  'reference' | 'applcnt_name' | 'applcnt_email' | 'applcnt_phone' | 'applcnt_covr_letr'
>;

/** @param beside - its tags and notes; last, since of very many words the index leaves out the end */
const ownWordsOf = (
  { reference, applcnt_name, applcnt_email, applcnt_phone, applcnt_covr_letr }: Applicant,
  beside: readonly string[],
): ReadonlySet<string> => {
  const said = [applcnt_name, applcnt_email, reference, applcnt_covr_letr, ...beside];
  return new Set([...endsOfPhone(applcnt_phone), ...wordsOf(said.join('\n'))]);
};

/**
 * Writes the words of an application that was just inserted, in the same transaction. It has neither tags nor notes yet,
 * and its resume has not been read.
 */
export const writeFirstWords = async (
  db: Db,
  { id, ...applicant }: Applicant & { readonly id: string },
): Promise<void> => {
  const own = ownWordsOf(applicant, []);
  await db
    .insertInto('application_texts')
    .values({
      number: db.selectFrom('applications').select('search_number').where('id', '=', id),
      application_id: id,
      resume_text: null,
      ...columnsOf(db, { own, resume: new Set() }),
    })
    .execute();
};

/**
 * Writes the words that applications are found by, in the transaction of `db`.
 *
 * @param read - text of a resume that was just read, by the id of its application; other resumes keep theirs
 */
export const writeWords = async (
  db: Db,
  ids: readonly string[],
  read: ReadonlyMap<string, string> = new Map(),
): Promise<void> => {
  if (ids.length === 0) return;
  const rows = await db
    .selectFrom('applications')
    .leftJoin('application_texts', 'application_texts.application_id', 'applications.id')
    .select([
      'id',
      'search_number',
      'reference',
      'applcnt_name',
      'applcnt_email',
      'applcnt_phone',
      'applcnt_covr_letr',
      'resume_bytes',
      'resume_text',
    ])
    .where('id', 'in', ids)
    .execute();
  const beside = await textsBeside(db, ids);
  for (const row of rows) {
    const texts = (beside.get(row.id) ?? []).map(({ text }) => text);
    // Deleted with a withdrawal.
    const resume_text = row.resume_bytes > 0 ? (read.get(row.id) ?? row.resume_text) : '';
    const columns = columnsOf(db, {
      own: ownWordsOf(row, texts),
      resume: wordsOf(resume_text ?? ''),
    });
    await db
      .insertInto('application_texts')
      .values({ number: row.search_number, application_id: row.id, resume_text, ...columns })
      .onConflict((conflict) =>
        conflict.column('application_id').doUpdateSet({ resume_text, ...columns }),
      )
      .execute();
  }
  await db.updateTable('applications').set({ words_due: 0 }).where('id', 'in', ids).execute();
};

/** Writes the words of some applications whose words have changed. Returns the number of these applications. */
export const writeDueWords = async (db: Db): Promise<number> => {
  const due = await db
    .selectFrom('applications')
    .select('id')
    .where('words_due', '=', sql<number>`1`)
    .orderBy('id')
    .limit(AT_A_TIME)
    .$call(forUpdate(db))
    .execute();
  await writeWords(
    db,
    due.map(({ id }) => id),
  );
  return due.length;
};
