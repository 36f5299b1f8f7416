import { testMail } from '@example/content/mails/operations';
import { composeMail, createMailer } from '../../mail/index.ts';
import { toEntry } from '../../mail/outbox/index.ts';
import { readSettings, type Settings, SettingsError } from '../../runtime/settings/index.ts';
import {
  type Answer,
  type CommandLine,
  fail,
  type Invocation,
  misused,
  table,
} from './command-line.ts';
import { parseParameters, wrongWordOf } from './parameters.ts';

const usage = `Usage: npm run mail -- test [ADDRESS]

  sends a test mail now, with the settings of the service, to ADDRESS, or to each address that is told of
  what visitors send, and says what the mail server answered; needs no database and no running service
`;

const kindsByAddress = ({ mailTo }: Settings): ReadonlyMap<string, readonly string[]> => {
  const kinds = new Map<string, string[]>();
  for (const [kind, addresses] of Object.entries(mailTo))
    for (const address of addresses) kinds.set(address, [...(kinds.get(address) ?? []), kind]);
  return kinds;
};

const sendTests = async (
  settings: Settings,
  recipients: ReadonlyMap<string, readonly string[]>,
): Promise<Answer> => {
  const mailer = createMailer(settings);
  const entries = [...recipients].map(([to, kinds]) =>
    toEntry(settings.mailFrom, Date.now(), { to, ...composeMail(testMail(kinds)) }),
  );
  const deliveries = await mailer.deliver(entries, new AbortController().signal);
  mailer.close();
  const isSent = deliveries.every(({ status }) => status === 'sent');
  const byAddress = new Map(deliveries.map((delivery) => [delivery.entry.envelope_to, delivery]));
  const rows = [...recipients].map(([to, kinds]) => {
    const delivery = byAddress.get(to);
    return [
      to,
      kinds.join(', '),
      delivery?.status === 'failed'
        ? `not sent: ${delivery.error.message}`
        : 'taken by the mail server',
    ];
  });
  return { exitCode: isSent ? 0 : 1, out: `${table([['TO', 'TOLD OF', 'OUTCOME'], ...rows])}\n` };
};

const test = async (address: string | undefined, { environment }: Invocation): Promise<Answer> => {
  if (address !== undefined && !/^[^\s@,<>]+@[^\s@,<>]+$/.test(address))
    return fail(`${address} is no email address`);
  try {
    const settings = readSettings(environment);
    if (!settings.smtp)
      return fail('SMTP_URL is not set: mails are written to files, and none is sent');
    const recipients = address === undefined ? kindsByAddress(settings) : new Map([[address, []]]);
    return await sendTests(settings, recipients);
  } catch (error) {
    if (error instanceof SettingsError) return fail(error.message);
    throw error;
  }
};

export const mail: CommandLine = async (call) => {
  const given = parseParameters({}, call.parameters);
  if (given.help) return { exitCode: 0, out: usage };
  const isTest = ({ positionals, create }: typeof given) =>
    positionals[0] === 'test' && positionals.length <= 2 && !create ? true : undefined;
  if (!isTest(given)) return misused(usage, wrongWordOf(usage, given, isTest));
  return test(given.positionals[1], call);
};
