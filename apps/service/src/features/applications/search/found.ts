import type { Found, FoundPlace } from '@example/api/desk';
import type { Db } from '../../../storage/index.ts';
import { resumeIsThere } from '../resume-of.ts';
import { fold, termsOf, WORD, wordsOf } from '../../search/words.ts';

/** Length of a passage before and after its first hit, in characters. */
const BEFORE = 24;
const AFTER = 120;
/** Most passages of a row, and most characters of a text that are looked through. */
const MOST_PASSAGES = 2;
const LONGEST_TEXT = 100_000;

interface Hit {
  readonly word: string;
  readonly begin: number;
  readonly end: number;
}

/** Finds the places of a text at which a word begins with one of `words`, in order. */
function* hitsIn(text: string, words: readonly string[]): Generator<Hit> {
  for (const { 0: found, index } of text.slice(0, LONGEST_TEXT).matchAll(WORD)) {
    const folded = fold(found);
    const word = words.find((one) => folded.startsWith(one));
    if (word !== undefined) yield { word, begin: index, end: index + found.length };
  }
}

/** Finds runs of digits in a telephone number. */
function* hitsInPhone(phone: string, words: readonly string[]): Generator<Hit> {
  for (const word of words) {
    const begin = phone.indexOf(word);
    if (begin !== -1 && /^\d{4,}$/.test(word)) yield { word, begin, end: begin + word.length };
  }
}

/** Moves a place to the beginning of its word, so that no word and no character is cut. */
const fromWord = (text: string, from: number, end: number): number => {
  if (from <= 0) return 0;
  const space = text.slice(from, end).search(/\s/);
  return space === -1 ? end : from + space + 1;
};

const passageOf = (text: string, hits: readonly Hit[]): Found['parts'] => {
  const [first] = hits;
  if (first === undefined) return [];
  const begin = fromWord(text, first.begin - BEFORE, first.begin);
  const limit = Math.max(first.end, Math.min(text.length, first.begin + AFTER));
  const parts: { text: string; hit?: true }[] = [];
  const add = (from: number, to: number, hit?: true) => {
    const piece = text.slice(from, to).replaceAll(/\s+/g, ' ').toWellFormed();
    if (piece !== '') parts.push({ text: piece, ...(hit && { hit }) });
  };
  let at = begin;
  for (const hit of hits) {
    if (hit.begin < at || hit.end > limit) continue;
    add(at, hit.begin);
    add(hit.begin, hit.end, true);
    at = hit.end;
  }
  add(at, limit);
  if (begin > 0) parts.unshift({ text: '… ' });
  if (limit < text.length) parts.push({ text: ' …' });
  return parts;
};

interface Shown {
  readonly id: string;
  readonly applcnt_name: string;
  readonly reference: string;
  readonly tags: readonly string[];
}

const readTexts = async (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('applications')
    .select(['id', 'applcnt_email', 'applcnt_phone', 'applcnt_covr_letr'])
    .where('id', 'in', ids)
    .execute();

const readNotes = async (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('application_notes')
    .select(['application_id as id', 'text'])
    .where('application_id', 'in', ids)
    .orderBy('id')
    .execute();

const readResumeTexts = async (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('application_texts')
    .innerJoin('applications', 'applications.id', 'application_texts.application_id')
    .select(['applications.id', 'resume_text as text'])
    .where('applications.id', 'in', ids)
    .where(resumeIsThere)
    .execute();

/** Words of a row that are looked for still, and the passages in which others were found. */
interface Search {
  readonly left: Set<string>;
  readonly found: Found[];
}

/**
 * Returns the passages of a page's rows in which a search found words that the rows do not show.
 *
 * @param withResume - true to look into the resumes too
 */
export const passagesOf = async (
  db: Db,
  q: string,
  rows: readonly Shown[],
  withResume: boolean,
): Promise<ReadonlyMap<string, readonly Found[]>> => {
  const wanted = [
    ...new Set(termsOf(q).flatMap(({ choices }) => choices.flatMap((words) => words))),
  ];
  const searches = new Map<string, Search>();
  for (const { id, applcnt_name, reference, tags } of rows) {
    const shown = [...wordsOf([applcnt_name, reference, ...tags].join('\n'))];
    const left = wanted.filter((word) => !shown.some((one) => one.startsWith(word)));
    if (left.length > 0) searches.set(id, { left: new Set(left), found: [] });
  }

  const look = (id: string, place: FoundPlace, text: string, find = hitsIn) => {
    const search = searches.get(id);
    if (search === undefined || search.left.size === 0) return;
    const hits: Hit[] = [];
    for (const hit of find(text, [...search.left])) {
      hits.push(hit);
      // A passage shows the first hits. Further ones only matter while a word is missing.
      if (hits.length >= 50 || new Set(hits.map(({ word }) => word)).size === search.left.size)
        break;
    }
    if (hits.length === 0) return;
    for (const { word } of hits) search.left.delete(word);
    const inOrder = hits.toSorted((one, other) => one.begin - other.begin);
    if (search.found.length < MOST_PASSAGES)
      search.found.push({ in: place, parts: passageOf(text, inOrder) });
  };
  const open = () => [...searches].filter(([, { left }]) => left.size > 0).map(([id]) => id);

  let ids = open();
  if (ids.length === 0) return new Map();
  const texts = await readTexts(db, ids);
  for (const { id, applcnt_email, applcnt_phone } of texts) {
    look(id, 'email', applcnt_email);
    look(id, 'phone', applcnt_phone, hitsInPhone);
  }
  ids = open();
  if (ids.length > 0) for (const { id, text } of await readNotes(db, ids)) look(id, 'notes', text);
  for (const { id, applcnt_covr_letr } of texts) look(id, 'letter', applcnt_covr_letr);
  ids = open();
  if (withResume && ids.length > 0)
    for (const { id, text } of await readResumeTexts(db, ids)) look(id, 'resume', text ?? '');
  return new Map([...searches].map(([id, { found }]) => [id, found]));
};
