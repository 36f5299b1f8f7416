import { searchTextOf } from '@example/api/fields';
import { nationalDigits } from './words.ts';

/** Maximum lengths of texts that rows are sorted and searched by. PostgreSQL limits the size of an index entry. */
const NAME_LENGTH = 200;
const PART_LENGTH = 254;

const keyOf = (text: string, length: number) => searchTextOf(text).slice(0, length).toWellFormed();

const nameKeyOf = (name: string) => keyOf(name, NAME_LENGTH);

/**
 * Returns the lower-case sort key and search text of a row at the desk. Parts are joined by newlines, which no search
 * can contain.
 *
 * @param parts - other texts by which it is found; of a long one the beginning
 */
export const keysOf = (name: string, parts: readonly string[]) => {
  const name_key = nameKeyOf(name);
  const search_text = [name_key, ...parts.map((part) => keyOf(part, PART_LENGTH))].join('\n');
  return { name_key, search_text };
};

/** Fewest digits of a telephone number that tell people apart. */
const FEWEST_DIGITS = 8;

/** Returns the last digits of a telephone number; empty when it is too short or repeats one digit. */
const phoneKeyOf = (phone: string): string => {
  const digits = nationalDigits(phone);
  return digits.length < FEWEST_DIGITS || /^(.)\1*$/.test(digits) ? '' : digits;
};

interface Applicant {
  readonly applcnt_name: string;
  readonly applcnt_email: string;
  readonly applcnt_phone: string;
}

/** Returns the keys by which an applicant's rows are sorted, and found to be of the same person. */
export const applicantKeysOf = ({ applcnt_name, applcnt_email, applcnt_phone }: Applicant) => ({
  name_key: nameKeyOf(applcnt_name),
  email_key: applcnt_email.toLowerCase(),
  phone_key: phoneKeyOf(applcnt_phone),
});
