import type { Db } from '../../storage/index.ts';
import { NATIONAL_DIGITS, nationalDigits, normalizeDigits, wordsOf } from '../search/words.ts';

/** Data by which a view may name a person. */
interface Person {
  /** In lower case. */
  readonly address: string;
  readonly names: readonly string[];
  readonly phones: readonly string[];
}

/** Returns the words of each full name. One word alone may be anything: a place, a skill, another person. */
const fullNamesOf = (names: readonly string[]) =>
  names.map(wordsOf).filter((words) => words.size > 1);

/**
 * Deletes the views of the staff that have a person's address, phone number or full name, the words of which may be in
 * any order, in their own name or in a search. Returns their number.
 *
 * @param until - views that were changed later stay, in ms since 1970
 */
export const deleteViewsOf = async (
  db: Db,
  { address, names, phones }: Person,
  until: number,
): Promise<number> => {
  const fullNames = fullNamesOf(names);
  // Fewer digits are not one person's.
  const numbers = phones.map(nationalDigits).filter(({ length }) => length === NATIONAL_DIGITS);
  const isAboutThem = (text: string) => {
    const words = wordsOf(text);
    const digits = normalizeDigits(text);
    return (
      text.includes(address) ||
      fullNames.some((name) => [...name].every((word) => words.has(word))) ||
      numbers.some((number) => digits.includes(number))
    );
  };
  const views = await db
    .selectFrom('staff_saved_views')
    .select(['id', 'name_key', 'search_text'])
    .where('changed_at', '<=', until)
    .execute();
  const found = views
    .filter(({ name_key, search_text }) => [name_key, ...search_text.split('\n')].some(isAboutThem))
    .map(({ id }) => id);
  if (found.length === 0) return 0;
  const { numDeletedRows } = await db
    .deleteFrom('staff_saved_views')
    .where('id', 'in', found)
    .where('changed_at', '<=', until)
    .executeTakeFirst();
  return Number(numDeletedRows);
};
