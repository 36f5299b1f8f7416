import { emailField, lineField, withoutUnseen } from '@example/api/fields';
import { APPLICATION_PHONE_MAX_DIGITS, PHONE_MIN_DIGITS } from '@example/api/limits';
import { audit, auditAll, auditAlone, personSubject } from '../../auth/staff/index.ts';
import { mailFolder } from '../../mail/transports/mail-files.ts';
import {
  createOwnership,
  OtherInstallationError,
  ownStore,
} from '../../features/installation/index.ts';
import {
  type Correction,
  correctPerson,
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
  correct EMAIL [--name …] [--phone …] [--email …]
                     corrects what is given in all that a person sent; mails that did not reach a wrong
                     address are sent to the right one
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

const MEMBER_STAYS = `A member of the staff has this address. Their account is neither exported, erased nor corrected here:
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

const TELEPHONE = new RegExp(
  `^[0-9]{${String(PHONE_MIN_DIGITS)},${String(APPLICATION_PHONE_MAX_DIGITS)}}$`,
);

type Options = Readonly<Partial<Record<'name' | 'phone' | 'email', string>>>;

/** Returns the checked values of a correction, or a text that says what is wrong. */
const correctionOf = ({ name, phone, email }: Options): Correction | string => {
  const named = lineField('name').safeParse(name);
  const called = phone === undefined ? undefined : withoutUnseen(phone);
  const mailed = emailField('email').safeParse(email);
  if (name !== undefined && !named.success) return 'the name has no visible character';
  if (called !== undefined && !TELEPHONE.test(called))
    return `${called} is no telephone number: ${String(PHONE_MIN_DIGITS)} to ${String(APPLICATION_PHONE_MAX_DIGITS)} digits, without + and blanks`;
  if (email !== undefined && !mailed.success) return `${email} is no email address`;
  return { name: named.data, phone: called, email: mailed.data };
};

const correctOne =
  (options: Options) =>
  async (
    storage: Storage,
    _settings: StorageSettings,
    _call: Invocation,
    email: string,
  ): Promise<Answer> => {
    const correction = correctionOf(options);
    if (typeof correction === 'string') return fail(correction);
    const subject = await personSubject(storage, email.toLowerCase());
    const about = {
      at: Date.now(),
      actor: 'operator',
      details: { fields: Object.keys(options) },
    } as const;
    const done = await correctPerson(
      { storage, clock: Date.now },
      email,
      correction,
      async (db, sent) =>
        auditAll(db, [
          { ...about, action: 'person.corrected', subject },
          ...sent.map(({ kind, reference }) => ({
            ...about,
            action: kind === 'application' ? 'application.corrected' : 'enquiry.corrected',
            subject: `${kind} ${reference}`,
          })),
        ]),
    );
    const nothing = nothingAbout(email);
    const tally = describeTally(
      { ...done.corrected, 'mails sent anew': done.readdressed },
      nothing,
    );
    const isProven = options.email !== undefined && done.accounts + done.subscriptions > 0;
    return succeed(
      [
        ...(tally === nothing ? [nothing] : ['Corrected', tally]),
        ...(isProven
          ? [
              `An account or a subscription keeps ${email}: its owner signs in or subscribes with the right one.`,
            ]
          : []),
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

const text = { type: 'string' } as const;

export const privacy = commandLine(
  usage,
  { name: text, phone: text, email: text },
  ({ positionals: [name, typed, file, ...rest], options, optionNames: { length: given } }) => {
    const email = typed === undefined ? undefined : withoutUnseen(typed);
    if (name !== 'correct' && given > 0) return undefined;
    if (name === 'purge' && email === undefined) return deleteOld;
    const commands = new Map<string | undefined, typeof exportOne>([
      ['export', exportOne],
      ['erase', eraseOne],
    ]);
    if (given > 0) commands.set('correct', correctOne(options));
    const command = commands.get(name);
    if (!command || email === undefined || rest.length > 0) return undefined;
    if (command !== exportOne && file !== undefined) return undefined;
    // Nothing is stored about an address that nobody has, which would be taken for the answer.
    if (!ADDRESS.test(email))
      return async () => Promise.resolve(fail(`${email} is no email address`));
    return async (storage, settings, call) => {
      if ((await lookUpPerson(storage.db, email.toLowerCase())).is_member)
        call.error.write(MEMBER_STAYS);
      return command(storage, settings, call, email, file);
    };
  },
);
