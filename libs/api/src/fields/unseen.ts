/**
 * Invisible characters that change the order of the text around them or make equal names differ. Joiners (U+200C and
 * U+200D) are not among them, because words of Malayalam and Persian, and emoji, need them.
 */
const UNSEEN = /[\p{Bidi_Control}\u00AD\u200B\u2060\uFEFF]/gu;

/** Returns a text on one line, trimmed and without invisible characters. */
export const withoutUnseen = (text: string): string => text.replaceAll(UNSEEN, '').trim();
