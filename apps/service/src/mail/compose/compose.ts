import type { Mail } from '@example/content/types';
import type { Settings } from '../../runtime/settings/index.ts';
import { toHtml } from './html-part.ts';
import { toText } from './text-part.ts';

export const deskAddress = (
  { publicOrigin }: Pick<Settings, 'publicOrigin'>,
  kind: 'applications' | 'enquiries',
  reference: string,
): string => `${publicOrigin}/desk/${kind}/${reference}`;

/** Writes a mail's text part and HTML part. The words are the same, except for headings and the labels of buttons. */
export const composeMail = (mail: Mail) => ({
  subject: mail.subject,
  text: toText(mail),
  /** Whole document. It refers to nothing outside itself but the links of the mail. */
  html: toHtml(mail),
});
