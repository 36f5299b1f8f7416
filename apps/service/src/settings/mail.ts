import { z } from 'zod';

/** An address with an optional name, as `Name <box@example.com>` says it. */
export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

/** What the office is told of: home enquiries and contact messages, applications, demo requests. */
export type OfficeKind = 'enquiries' | 'applications' | 'demos';

/** The addresses that are told of each kind; one at least. */
export type OfficeAddresses = Readonly<Record<OfficeKind, readonly string[]>>;

const PATTERN =
  /^(?:([^<>"\p{Cc}]*)<([^\s<>@",;:]+@[^\s<>@",;:]+)>|([^\s<>@",;:]+@[^\s<>@",;:]+))$/u;

const parse = (text: string): MailAddress | undefined => {
  const [isOne, name = '', bracketed, plain] = PATTERN.exec(text.trim()) ?? [];
  if (isOne === undefined) return undefined;
  return { name: name.trim(), address: bracketed ?? plain ?? '' };
};

const ONE = 'must be an email address such as office@example.com, or Name <office@example.com>';
const SEVERAL =
  'must be one or more email addresses, separated by commas, such as office@example.com, Name <sales@example.com>';

/** Who mails are from. */
export const sender = z.string().transform((text, context): MailAddress => {
  const parsed = parse(text);
  if (parsed) return parsed;
  context.addIssue({ code: 'custom', message: ONE });
  return z.NEVER;
});

/** Whom mails go to, each address once. */
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

/** Who is told of what; `undefined` where nobody is named for some of it. */
const namedIn = (values: OfficeValues): OfficeAddresses | undefined => {
  const enquiries = values.MAIL_TO_ENQUIRIES ?? values.MAIL_TO;
  const applications = values.MAIL_TO_APPLICATIONS ?? values.MAIL_TO;
  const demos = values.MAIL_TO_DEMOS ?? values.MAIL_TO;
  return enquiries && applications && demos && { enquiries, applications, demos };
};

/**
 * Who is told of what. Mails that are only written to files may go to an example's address.
 *
 * @returns `undefined` where mails are sent and nobody is named for some of them
 */
export const officeOf = (values: OfficeValues, isSent: boolean): OfficeAddresses | undefined =>
  namedIn(isSent ? values : { ...values, MAIL_TO: values.MAIL_TO ?? DEFAULT });
