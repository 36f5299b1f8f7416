import { z } from 'zod';

/** Address with an optional name, written as `Name <box@example.com>` or `"Name" <box@example.com>`. */
export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

/** Kinds of mails to the office: about home enquiries and contact messages, applications, demo requests. */
export type OfficeKind = 'enquiries' | 'applications' | 'demos';

/** Recipients of each kind, at least one. */
export type OfficeAddresses = Readonly<Record<OfficeKind, readonly string[]>>;

const PATTERN =
  /^(?:("[^<>"\\\p{Cc}]*"\s*|[^<>"\p{Cc}]*)<([^\s<>@",;:]+@[^\s<>@",;:]+)>|([^\s<>@",;:]+@[^\s<>@",;:]+))$/u;

/** An address without quotes: words between single dots, and a domain of labels or in brackets (RFC 5321, 6531). */
const DELIVERABLE =
  /^[^\p{C}()[\]\\.]+(?:\.[^\p{C}()[\]\\.]+)*@(?:[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)*|\[[\d.]+\])$/u;

const parse = (text: string): MailAddress | undefined => {
  const [isOne, name = '', bracketed, plain] = PATTERN.exec(text.trim()) ?? [];
  const address = bracketed ?? plain ?? '';
  // A container's env file leaves the quotes around a value.
  if (isOne === undefined || /^'|'$/.test(address) || !DELIVERABLE.test(address)) return undefined;
  return { name: name.trim().replaceAll('"', ''), address };
};

const ONE = 'must be an email address such as office@example.com, or Name <office@example.com>';
const SEVERAL =
  'must be one or more email addresses, separated by commas, such as office@example.com, Name <sales@example.com>';

export const sender = z.string().transform((text, context): MailAddress => {
  const parsed = parse(text);
  if (parsed) return parsed;
  context.addIssue({ code: 'custom', message: ONE });
  return z.NEVER;
});

/** Parses the recipients of mails, and keeps each address once. */
const recipients = z.string().transform((text, context): readonly string[] => {
  const parsed = text.split(',').map(parse);
  const addresses = parsed.flatMap((one) => (one ? [one.address] : []));
  if (addresses.length === parsed.length) return [...new Set(addresses)];
  context.addIssue({ code: 'custom', message: SEVERAL });
  return z.NEVER;
});

export const officeFields = {
  MAIL_TO: recipients.optional(),
  MAIL_TO_ENQUIRIES: recipients.optional(),
  MAIL_TO_APPLICATIONS: recipients.optional(),
  MAIL_TO_DEMOS: recipients.optional(),
};

type OfficeValues = z.infer<z.ZodObject<typeof officeFields>>;

const DEFAULT = ['office@example.com'];

/** Returns the recipients of each kind, `undefined` if a kind has none. */
const namedIn = (values: OfficeValues): OfficeAddresses | undefined => {
  const enquiries = values.MAIL_TO_ENQUIRIES ?? values.MAIL_TO;
  const applications = values.MAIL_TO_APPLICATIONS ?? values.MAIL_TO;
  const demos = values.MAIL_TO_DEMOS ?? values.MAIL_TO;
  return enquiries && applications && demos && { enquiries, applications, demos };
};

/**
 * Returns the recipients of each kind. Mails that are only written to files may go to an example address.
 *
 * @returns `undefined` when mails are sent and a kind has no recipients
 */
export const officeOf = (values: OfficeValues, isSent: boolean): OfficeAddresses | undefined =>
  namedIn(isSent ? values : { ...values, MAIL_TO: values.MAIL_TO ?? DEFAULT });
