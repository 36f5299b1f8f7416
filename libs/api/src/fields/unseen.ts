/**
 * Characters that nobody sees, and that turn the order of the text around them or make equal names differ. Joiners
 * (U+200C and U+200D) are none of them: words of Malayalam and Persian, and emoji, are spelled with them.
 */
const UNSEEN = /[\p{Bidi_Control}\u00AD\u200B\u2060\uFEFF]/gu;

/** Returns a text on one line without the characters that nobody sees, trimmed. */
export const withoutUnseen = (text: string): string => text.replaceAll(UNSEEN, '').trim();
