/**
 * Invisible characters that change the order of the text around them or make equal names differ. Joiners (U+200C and
 * U+200D) are not among them, because words of Malayalam and Persian, and emoji, need them.
 */
const UNSEEN = /[\p{Bidi_Control}\u00AD\u200B\u2060\uFEFF]/gu;

/** A character that is neither a control, a format, a blank nor a filler, such as the empty pattern of Braille. */
const SEEN = /[^\p{Cc}\p{Cf}\p{Z}\p{DI}\u2800]/u;

/** Returns whether a text has a character that people see. */
export const isSeen = (text: string): boolean => SEEN.test(text);

/** Returns a text on one line, trimmed and without invisible characters. */
export const withoutUnseen = (text: string): string => text.replaceAll(UNSEEN, '').trim();
