import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import {
  BackupFileError,
  lastMigration,
  restore,
  type Restored,
  RestoreRefusedError,
} from '../backups/index.ts';
import { verifyBackup } from '../backups/read-backup.ts';
import { OtherInstallationError } from '../../features/installation/index.ts';
import { mailFolder } from '../../mail/transports/mail-files.ts';
import { applyRetention, type RetentionTally } from '../retention/apply-retention.ts';
import { believedTime, readLastRetention } from '../../features/retention/index.ts';
import { openResumeStore } from '../../features/resumes/open-store.ts';
import {
  decisionsDirIn,
  readBucket,
  readDecisionsDir,
  readRetention,
} from '../../runtime/settings/index.ts';
import {
  createFolder,
  DataDirInUseError,
  lockDataDir,
  type Storage,
  type StorageSettings,
} from '../../storage/index.ts';
import {
  type Answer,
  creating,
  fail,
  type Invocation,
  pathOf,
  commandLine,
} from './command-line.ts';

const usage = `Usage: npm run restore -- FILE [--create] [--replace] [--take-over] [--decisions FOLDER]

  puts a backup in the place of all that is stored; no service may run on the data
  --create           also where there is no database yet: begins one
  --replace          also where visitors sent something: that is deleted
  --take-over        also where DATA_DIR or the bucket belongs to another installation: that one is gone
  --decisions FOLDER what was decided since, beside what is in DECISIONS_DIR: who was erased stays so
`;

const failed = (reason: string) => fail(`${reason}\nNothing was changed.`);

const explain = (call: Invocation, name: string, error: unknown): Answer | undefined => {
  if (error instanceof BackupFileError) return failed(`${name}: ${error.message}`);
  if (error instanceof RestoreRefusedError) return failed(error.message);
  if (error instanceof OtherInstallationError)
    return failed(
      `${error.message}. Where the one it belongs to is gone for good, add --take-over`,
    );
  if (error instanceof DataDirInUseError)
    return failed('a service runs on this DATA_DIR: stop it first');
  const { code, path } = error as NodeJS.ErrnoException;
  if (path !== pathOf(call, name) && code !== 'EISDIR') return undefined;
  return failed(
    code === 'ENOENT'
      ? `${name}: there is no such file`
      : `${name}: cannot be read (${String(code)})`,
  );
};

/**
 * Returns what is wrong with the file, if anything. The restore verifies it too, but only after a database exists: an
 * unusable file must not create one in an empty `DATA_DIR`.
 */
const refusalOf = async (call: Invocation, name: string): Promise<Answer | undefined> => {
  try {
    const path = pathOf(call, name);
    const found = await stat(path);
    // It is read once more for the restore, when a pipe would have nothing left.
    if (!found.isFile() && !found.isDirectory())
      return failed(`${name}: is a pipe or a device: save the backup to a file first`);
    lastMigration(await verifyBackup(path));
    return undefined;
  } catch (error) {
    const answer = explain(call, name, error);
    if (answer) return answer;
    throw error;
  }
};

/**
 * Returns why a folder of decisions cannot be read, if it cannot. A slip in its name would bring back whoever was erased
 * since the backup.
 */
const decisionsRefusal = async (call: Invocation, name: string): Promise<Answer | undefined> => {
  if (name.trim() === '') return failed('--decisions names no folder');
  try {
    const names = await readdir(pathOf(call, name));
    const isAbove = names.includes('decisions') && !names.some((each) => each.endsWith('.ndjson'));
    return isAbove
      ? failed(`${name}: the decisions are in its folder decisions, name that`)
      : undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return failed(`${name}: there is no such folder of decisions`);
    return failed(`${name}: no decisions can be read there (${String(code)})`);
  }
};

const describeRestored = (
  name: string,
  folders: readonly string[],
  { manifest, applied, decisions, unreadable, takenOver, leftOver }: Restored,
  deleted: RetentionTally | Error,
  isClockAhead: boolean,
): Answer => {
  const { created_at, rows } = manifest;
  const sum = (counts: Readonly<Record<string, number>>) =>
    String(Object.values(counts).reduce((total, count) => total + count, 0));
  const places = folders.join(', ');
  const lines = [
    `${name}: the ${sum(rows)} rows of ${created_at} are restored, ${String(rows['applications'] ?? 0)} applications with their resumes`,
    ...takenOver.map((place) => `${place} belongs to this installation from now on`),
    decisions === 0
      ? `No decisions are in ${places}: who was erased, unsubscribed, withdrew or left the talent pool since is back, and members of the staff are as they were`
      : `Done again, as decided in ${places}: ${String(applied.erased)} people erased, ${String(applied.unsubscribed)} subscriptions ended, ${String(applied.withdrawn)} applications withdrawn, ${String(applied.left_pool)} taken out of the talent pool, ${String(applied.staff)} members of the staff disabled, reset or removed`,
    ...(deleted instanceof Error
      ? []
      : [`Deleted again, as it is older than it is kept: ${sum(deleted)}`]),
    ...(isClockAhead
      ? [
          'The clock is more than a day after the backup: of what is too old by now the service deletes a day each hour',
        ]
      : []),
  ];
  const notDeleted = deleted instanceof Error ? deleted : leftOver;
  const errors = [
    ...(applied.unknown > 0
      ? [
          `${String(applied.unknown)} decisions cannot be done again: neither the backup nor the database has the secret they were noted with`,
        ]
      : []),
    ...(unreadable > 0
      ? [
          `${String(unreadable)} lines of ${places} cannot be read: what they said is not done again`,
        ]
      : []),
    ...(notDeleted
      ? [
          `What is replaced or older than it is kept could not be deleted (${notDeleted.message}): the service does that within an hour of its start`,
        ]
      : []),
  ];
  const out = `${lines.join('\n')}\n`;
  if (errors.length === 0) return { exitCode: 0, out };
  return { exitCode: 1, out, error: `${errors.join('\n')}\n` };
};

/** Returns an error of what follows the restore, which is done by then. */
const onlyError = (error: unknown): Error => {
  if (error instanceof Error) return error;
  throw error;
};

interface RestoreParameters {
  readonly name: string;
  readonly replace: boolean;
  readonly takeOver: boolean;
  /** Folder of decisions in addition to `DECISIONS_DIR`. */
  readonly decisions: string | undefined;
}

const restoreFrom = async (
  storage: Storage,
  { dataDir }: StorageSettings,
  call: Invocation,
  { name, decisions, ...options }: RestoreParameters,
): Promise<Answer> => {
  try {
    const retention = readRetention(call.environment);
    // The default place too: it has what was noted before DECISIONS_DIR was set.
    const earlier = decisionsDirIn(dataDir);
    const decisionsDirs = [
      ...new Set([
        readDecisionsDir(call.environment),
        ...(existsSync(earlier) ? [earlier] : []),
        ...(decisions === undefined ? [] : [pathOf(call, decisions)]),
      ]),
    ];
    createFolder(dataDir);
    const unlock = lockDataDir(dataDir);
    try {
      const resumes = await openResumeStore({ dataDir, bucket: readBucket(call.environment) });
      const target = { storage, resumes, dataDir, clock: Date.now };
      const last = await readLastRetention(storage.db);
      const restored = await restore(target, pathOf(call, name), { ...options, decisionsDirs });
      const data = { storage, resumes, mails: mailFolder(dataDir) };
      // A clock that is far ahead would delete what has just been restored.
      const now = Date.now();
      const at = Math.max(Date.parse(restored.manifest.created_at), last?.at ?? 0);
      const believed = believedTime({ at }, now);
      const deleted = await applyRetention(data, retention, believed).catch(onlyError);
      return describeRestored(name, decisionsDirs, restored, deleted, believed < now);
    } finally {
      unlock();
    }
  } catch (error) {
    const answer = explain(call, name, error);
    if (answer) return answer;
    throw error;
  }
};

export const restoring = commandLine(
  usage,
  {
    replace: { type: 'boolean' },
    'take-over': { type: 'boolean' },
    decisions: { type: 'string' },
  },
  ({
    positionals: [name, ...rest],
    options: { replace = false, 'take-over': takeOver = false, decisions },
  }) =>
    name === undefined || rest.length > 0
      ? undefined
      : creating(
          async (storage, settings, call) =>
            restoreFrom(storage, settings, call, { name, replace, takeOver, decisions }),
          {
            // A backup of an older version is migrated.
            takesLong: true,
            refusal: async (call) =>
              (decisions === undefined ? undefined : await decisionsRefusal(call, decisions)) ??
              refusalOf(call, name),
          },
        ),
);
