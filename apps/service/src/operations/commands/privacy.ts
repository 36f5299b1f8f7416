import { withoutUnseen } from '@example/api/fields';
import { audit, auditAlone, personSubject } from '../../auth/staff/index.ts';
import { mailFolder } from '../../mail/transports/mail-files.ts';
import {
  createOwnership,
  OtherInstallationError,
  ownStore,
} from '../../features/installation/index.ts';
import {
  erasePerson,
  exportPerson,
  hasExport,
  lookUpPerson,
  type PersonalData,
} from '../../features/privacy/index.ts';
import { applyRetention } from '../retention/apply-retention.ts';
import { openResumeStore } from '../../features/resumes/open-store.ts';
import { readBucket, readDecisionsDir, readRetention } from '../../runtime/settings/index.ts';
import { isUnavailable, type Storage, type StorageSettings } from '../../storage/index.ts';
import {
  type Answer,
  type Command,
  fail,
  type Invocation,
  commandLine,
  succeed,
  writeNew,
} from './command-line.ts';

const usage = `Usage: npm run privacy -- <command>

  export EMAIL FILE  writes all that is stored about a person to FILE, a new one, as JSON, their resumes in
                     base64; without FILE it is printed
  erase EMAIL        deletes all that is stored about a person, and says what that was;
                     not where somebody else typed the address inside a message
  purge              deletes what is older than it is kept; a running service does so each hour
`;

const dataOf = async (
  storage: Storage,
  { dataDir }: StorageSettings,
  { environment }: Invocation,
): Promise<PersonalData> => ({
  storage,
  resumes: await openResumeStore({ dataDir, bucket: readBucket(environment) }),
  mails: mailFolder(dataDir),
});

/**
 * Opens the stored data for deletion. Rejects when the resumes belong to another installation, so that nothing is
 * deleted from the database either. While the bucket is unavailable, the rows are deleted, and the running service
 * deletes the resumes later.
 *
 * @throws OtherInstallationError
 */
const ownDataOf = async (
  storage: Storage,
  settings: StorageSettings,
  call: Invocation,
): Promise<PersonalData> => {
  const data = await dataOf(storage, settings, call);
  const { dataDir } = settings;
  const ownership = createOwnership({ storage, dataDir, store: data.resumes });
  await ownership.confirm().catch((error: unknown) => {
    if (error instanceof OtherInstallationError || !isUnavailable(error)) throw error;
  });
  return { ...data, resumes: ownStore(data.resumes, ownership) };
};

const describeTally = (tally: Readonly<Record<string, number>>, nothing: string): string => {
  const lines = Object.entries(tally).filter(([, number]) => number > 0);
  if (lines.length === 0) return nothing;
  return lines
    .map(([name, number]) => `${name.replaceAll('_', ' ')}: ${String(number)}`)
    .join('\n');
};

const MEMBER_STAYS = `A member of the staff has this address. Their account is neither exported nor erased here:
npm run staff -- list
`;

const nothingAbout = (email: string) => `Nothing is stored about ${email}.`;

const exportOne = async (
  storage: Storage,
  settings: StorageSettings,
  call: Invocation,
  email: string,
  file: string | undefined,
): Promise<Answer> => {
  const data = await dataOf(storage, settings, call);
  const out = await exportPerson(data, email);
  const subject = await personSubject(storage, email.toLowerCase());
  const entry = { at: Date.now(), actor: 'operator', action: 'person.exported', subject } as const;
  await auditAlone(storage, entry);
  // Not on standard output, which is the export.
  if (!(await hasExport(data, email))) return { exitCode: 0, error: `${nothingAbout(email)}\n` };
  return file === undefined ? { exitCode: 0, out } : writeNew(call, file, out);
};

const eraseOne = async (
  storage: Storage,
  settings: StorageSettings,
  call: Invocation,
  email: string,
): Promise<Answer> => {
  const data = await ownDataOf(storage, settings, call);
  const noting = { decisionsDir: readDecisionsDir(call.environment) };
  const nothing = nothingAbout(email);
  const subject = await personSubject(storage, email.toLowerCase());
  const erased = await erasePerson(
    { ...data, settings: noting, clock: Date.now },
    email,
    async (db) =>
      audit(db, { at: Date.now(), actor: 'operator', action: 'person.erased', subject }),
  );
  const tally = describeTally(erased, nothing);
  if (tally === nothing) return succeed(nothing);
  const isRewritten = await storage.rewrite();
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

const deleteOld: Command = async (storage, settings, call) => {
  const retention = readRetention(call.environment);
  const deleted = await applyRetention(
    await ownDataOf(storage, settings, call),
    retention,
    Date.now(),
  );
  return succeed(describeTally(deleted, 'Nothing is older than it is kept.'));
};

/** Matches a whole address, and none with what stood around it where it was copied. */
const ADDRESS = /^[^\s@<>(),:;"]+@[^\s@<>(),:;"]*[^\s@<>(),:;".]$/;

export const privacy = commandLine(usage, {}, ({ positionals: [name, typed, file, ...rest] }) => {
  const email = typed === undefined ? undefined : withoutUnseen(typed);
  if (name === 'purge' && email === undefined) return deleteOld;
  const command = name === 'export' ? exportOne : name === 'erase' ? eraseOne : undefined;
  if (!command || email === undefined || rest.length > 0) return undefined;
  if (command === eraseOne && file !== undefined) return undefined;
  // Nothing is stored about an address that nobody has, which would be taken for the answer.
  if (!ADDRESS.test(email))
    return async () => Promise.resolve(fail(`${email} is no email address`));
  return async (storage, settings, call) => {
    if ((await lookUpPerson(storage.db, email.toLowerCase())).is_member)
      call.error.write(MEMBER_STAYS);
    return command(storage, settings, call, email, file);
  };
});
