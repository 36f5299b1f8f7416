import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Db, isPostgres } from '../../../storage/index.ts';
import { type Term, termsOf } from '../../search/words.ts';

/** Lengths of beginnings that PostgreSQL indexes as words of their own: few letters begin very many words. */
const SHORT = 3;
/** Begins such a word. No word of a text has it. */
const MARK = '^';

const quoted = (text: string, quote: string) =>
  quote + text.replaceAll(quote, quote + quote) + quote;

interface Syntax {
  readonly beginning: (word: string) => string;
  readonly and: string;
  readonly or: string;
}

/** Query language of FTS5, and of PostgreSQL's `tsquery`. */
const fts5: Syntax = { beginning: (word) => `${quoted(word, '"')}*`, and: ' AND ', or: ' OR ' };
const tsquery: Syntax = {
  beginning: (word) =>
    Array.from(word).length <= SHORT ? quoted(MARK + word, "'") : `${quoted(word, "'")}:*`,
  and: ' & ',
  or: ' | ',
};

const write = (terms: readonly Term[], { beginning, and, or }: Syntax): string =>
  terms
    .map(({ choices }) => choices.map((words) => `(${words.map(beginning).join(and)})`).join(or))
    .map((term) => `(${term})`)
    .join(and);

const literalOf = (entries: ReadonlySet<string>) =>
  [...entries].map((entry) => quoted(entry, "'")).join(' ');

/** Most bytes of the words in a `tsvector`; PostgreSQL refuses more than 1,048,575. */
const MOST_BYTES = 1_000_000;

/**
 * Returns the literal of a `tsvector` of words with their short beginnings. Leaves out the words that are too many for
 * one, since an application that cannot be indexed would hold up all that wait beside it.
 */
export const vectorOf = (words: Iterable<string>): string => {
  const all = new Set<string>();
  let bytes = 0;
  for (const word of words) {
    const letters = Array.from(word).slice(0, SHORT);
    const entries = [
      word,
      ...letters.map((_, index) => MARK + letters.slice(0, index + 1).join('')),
    ];
    for (const entry of entries) {
      if (all.has(entry)) continue;
      bytes += Buffer.byteLength(entry);
      if (bytes > MOST_BYTES) return literalOf(all);
      all.add(entry);
    }
  }
  return literalOf(all);
};

interface Matching {
  /** For reading rows in the order of an index. */
  readonly matches: RawBuilder<SqlBool>;
  /** For counting rows that other conditions leave. */
  readonly counted: RawBuilder<SqlBool>;
  /** Rows of the index, for counting all that match. */
  readonly found: RawBuilder<unknown>;
}

/**
 * Returns SQL for applications that have words beginning with each word of `q`, in any order.
 *
 * @param withResume - true to look into the resumes too
 */
export const matchingText = (db: Db, q: string, withResume: boolean): Matching => {
  const terms = termsOf(q);
  if (terms.length === 0)
    return { matches: sql`false`, counted: sql`false`, found: sql`applications where false` };
  if (isPostgres(db)) {
    const wanted = sql`${write(terms, tsquery)}::tsquery`;
    const column = sql.ref(withResume ? 'words' : 'own_words');
    const withWords = withResume ? sql`applications_with_words` : sql`applications_with_own_words`;
    const found = sql`${withWords}(${wanted}) as found`;
    return {
      matches: sql<SqlBool>`applications.id in
        (select application_id from application_texts where ${column} @@ ${wanted})`,
      // PostgreSQL would look up each row that was found; `is true` has it hash them.
      counted: sql<SqlBool>`(applications.search_number in (select found from ${found})) is true`,
      found,
    };
  }
  const wanted = `${withResume ? '' : '{own_words} : '}(${write(terms, fts5)})`;
  const found = sql`application_words where application_words match ${wanted}`;
  // The sign keeps SQLite from looking up each row that was found, of which there may be many.
  const matches = sql<SqlBool>`+applications.search_number in (select rowid from ${found})`;
  return { matches, counted: matches, found };
};

export const countMatching = async (db: Db, q: string, withResume: boolean): Promise<number> => {
  const { rows } = await sql<{
    readonly count: number;
  }>`select count(*) as count from ${matchingText(db, q, withResume).found}`.execute(db);
  return rows[0]?.count ?? 0;
};
