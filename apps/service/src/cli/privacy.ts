import { mailFolder } from '../mail/mail-files.ts';
import { erasePerson, exportPerson, type PersonalData, purge } from '../privacy/index.ts';
import { openResumeStore } from '../resumes/open-store.ts';
import { readBucket, readRetention } from '../settings/index.ts';
import type { Storage, StorageSettings } from '../storage/index.ts';
import { type Answer, type Command, fail, runCommandLine, succeed } from './command-line.ts';

const usage = `Usage: npm run privacy -- <command>

  export EMAIL       prints all that is stored about a person as JSON, their resumes in base64
  erase EMAIL        deletes all that is stored about a person, and says what that was;
                     not where somebody else typed the address inside a message
  purge              deletes what is older than it is kept; a running service does so each hour
`;

const dataOf = async (storage: Storage, { dataDir }: StorageSettings): Promise<PersonalData> => ({
  storage,
  resumes: await openResumeStore({ dataDir, bucket: readBucket(process.env) }),
  mails: mailFolder(dataDir),
});

const describeTally = (tally: Readonly<Record<string, number>>, nothing: string): string => {
  const lines = Object.entries(tally).filter(([, number]) => number > 0);
  if (lines.length === 0) return nothing;
  return lines
    .map(([name, number]) => `${name.replaceAll('_', ' ')}: ${String(number)}`)
    .join('\n');
};

type PersonCommand = (data: PersonalData, email: string) => Promise<Answer>;

const exportOne: PersonCommand = async (data, email) =>
  succeed(JSON.stringify(await exportPerson(data, email), undefined, 2));

const eraseOne: PersonCommand = async (data, email) => {
  const nothing = `Nothing is stored about ${email}.`;
  const tally = describeTally(await erasePerson(data, email), nothing);
  if (tally === nothing) return succeed(nothing);
  const isRewritten = await data.storage.rewrite();
  return succeed(
    [
      `Deleted\n${tally}`,
      'Logs hold no personal data.',
      ...(isRewritten
        ? []
        : ['Unused parts of site.db may hold copies: VACUUM it when the service may wait.']),
    ].join('\n'),
  );
};

const purgeAll: Command = async (storage, settings) => {
  const retention = readRetention(process.env);
  const purged = await purge(await dataOf(storage, settings), retention, Date.now());
  return succeed(describeTally(purged, 'Nothing is older than it is kept.'));
};

const commandOf = ([name, ...rest]: readonly string[]): Command | undefined => {
  const [email] = rest;
  if (name === 'purge' && email === undefined) return purgeAll;
  const command = name === 'export' ? exportOne : name === 'erase' ? eraseOne : undefined;
  if (!command || email === undefined || rest.length !== 1) return undefined;
  if (!/^[^\s@]+@[^\s@]+$/.test(email))
    return async () => Promise.resolve(fail(`${email} is no email address`));
  return async (storage, settings) => command(await dataOf(storage, settings), email);
};

await runCommandLine(usage, commandOf);
