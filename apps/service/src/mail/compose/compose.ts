import type { Mail } from '@example/content/types';
import type { Settings } from '../../runtime/settings/index.ts';
import { toHtml } from './html-part.ts';
import { toText } from './text-part.ts';

interface ComposedMail {
  readonly subject: string;
  readonly text: string;
  /** Whole document. It refers to nothing outside itself but the links of the mail. */
  readonly html: string;
}

export const deskAddress = (
  { publicOrigin }: Pick<Settings, 'publicOrigin'>,
  kind: 'applications' | 'enquiries',
  reference: string,
): string => `${publicOrigin}/desk/${kind}/${reference}`;

/** Writes a mail's text part and HTML part. The words are the same, except for headings and the labels of buttons. */
export const composeMail = (mail: Mail): ComposedMail => ({
  subject: mail.subject,
  text: toText(mail),
  html: toHtml(mail),
});
