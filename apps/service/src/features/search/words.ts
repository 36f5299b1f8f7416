/*
 * Words are separated and folded here, for both databases alike: what is indexed and what is searched for pass through
 * the same functions, and no word has a character that means something to a database.
 */

/** Letters and digits with their marks, and the signs of C++ and C#. */
export const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*[+#]{0,2}/gu;

/** Longest word in the index, in characters. */
const LONGEST_WORD = 40;

/** Accents of Latin, Greek and Cyrillic letters. Other scripts write vowels as marks. */
const ACCENTS = /[\u0300-\u036f]/g;

const ASCII = /^\p{ASCII}*$/u;

/** Folds case, accents, full-width forms and ligatures. */
export const fold = (text: string): string =>
  ASCII.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replaceAll(ACCENTS, '')
        .normalize('NFC')
        .toLowerCase()
        .replaceAll(ACCENTS, '');

/** Returns the folded words of a text, each once. */
export const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    fold(text)
      .match(WORD)
      ?.map((word) => word.slice(0, LONGEST_WORD).toWellFormed()),
  );

/** Digits of a telephone number without its country's code. */
export const NATIONAL_DIGITS = 10;

export const normalizeDigits = (text: string): string =>
  text.normalize('NFKC').replaceAll(/\D/g, '');

/** Returns the last digits of a telephone number, which are the same with a country's code and without. */
export const nationalDigits = (phone: string): string =>
  normalizeDigits(phone).slice(-NATIONAL_DIGITS);

/** Fewest digits by which a telephone number is found. */
const FEWEST_DIGITS = 4;

/** Returns the ends of a telephone number, so that any run of its digits begins one of them. */
export const endsOfPhone = (phone: string): readonly string[] => {
  const digits = normalizeDigits(phone).slice(-LONGEST_WORD);
  return Array.from({ length: Math.max(0, digits.length - FEWEST_DIGITS + 1) }, (_, begin) =>
    digits.slice(begin),
  );
};

/** A word of a search. A row matches when it has words that begin with all those of one choice. */
export interface Term {
  readonly choices: readonly (readonly string[])[];
}

/** Most terms of a search. Of more, the longest are searched for, which leave the fewest rows. */
const MOST_TERMS = 12;

/** A telephone number as people write it: digits in groups. */
const PHONE = /\+?\(?\d[\d\s().-]*\d/g;
const FEWEST_OF_PHONE = 7;
const MOST_OF_PHONE = 15;

/** Returns the digits of a search that is nothing but a telephone number, without its country's code. */
export const soughtDigits = (q: string): string | undefined => {
  const [typed] = q.trim().match(PHONE) ?? [];
  const digits = nationalDigits(q);
  return typed === q.trim() && digits.length >= FEWEST_DIGITS ? digits : undefined;
};

/** Drops words that others begin with: whoever has the longer one has the shorter one too. */
const withoutBeginnings = (words: readonly string[]) =>
  words.filter((word) => !words.some((other) => other !== word && other.startsWith(word)));

/** Returns the terms of a search, in no order. None for a text without a letter or digit. */
export const termsOf = (q: string): readonly Term[] => {
  const text = fold(q);
  const numbers: Term[] = [];
  const rest = text.replaceAll(PHONE, (typed) => {
    const digits = normalizeDigits(typed);
    const isInGroups = /\d\D+\d/.test(typed) || typed.startsWith('+');
    const isPhone =
      isInGroups && digits.length >= FEWEST_OF_PHONE && digits.length <= MOST_OF_PHONE;
    if (!isPhone) return typed;
    // It may still be two years, so that its groups are looked for too.
    numbers.push({ choices: [[nationalDigits(digits)], [...wordsOf(typed)]] });
    return ' ';
  });
  const words = withoutBeginnings([...wordsOf(rest)]).toSorted((a, b) => b.length - a.length);
  return [...numbers, ...words.map((word) => ({ choices: [[word]] }))].slice(0, MOST_TERMS);
};
