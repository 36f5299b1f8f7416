import type { Mail } from '@example/content/types';
import { toHtml } from './html-part.ts';
import { toText } from './text-part.ts';

/** A mail in the two forms it is sent in. */
export interface ComposedMail {
  readonly subject: string;
  readonly text: string;
  /** A whole document: it refers to nothing outside itself but the links of the mail. */
  readonly html: string;
}

/** Writes a mail's text part and HTML part: the same words, but for headings and a button's label. */
export const composeMail = (mail: Mail): ComposedMail => ({
  subject: mail.subject,
  text: toText(mail),
  html: toHtml(mail),
});
