import { BackupFileError, lastMigration, restore, RestoreRefusedError } from '../backups/index.ts';
import { verifyBackup } from '../backups/read-backup.ts';
import { openResumeStore } from '../resumes/open-store.ts';
import { readBucket } from '../settings/index.ts';
import {
  createDataDir,
  DataDirInUseError,
  lockDataDir,
  type Storage,
  type StorageSettings,
} from '../storage/index.ts';
import {
  type Answer,
  type Command,
  creating,
  fail,
  pathOf,
  runCommandLine,
  succeed,
} from './command-line.ts';

const usage = `Usage: npm run restore -- FILE [--replace]

  puts a backup in the place of all that is stored; no service may run on the data
  --replace          also where visitors sent something: that is deleted
`;

const failed = (reason: string) => fail(`${reason}\nNothing was changed.`);

const explain = (name: string, error: unknown): Answer | undefined => {
  if (error instanceof BackupFileError) return failed(`${name}: ${error.message}`);
  if (error instanceof RestoreRefusedError) return failed(error.message);
  if (error instanceof DataDirInUseError)
    return failed('a service runs on this DATA_DIR: stop it first');
  const { code, path } = error as NodeJS.ErrnoException;
  if (path !== pathOf(name) && code !== 'EISDIR') return undefined;
  return failed(
    code === 'ENOENT'
      ? `${name}: there is no such file`
      : `${name}: cannot be read (${String(code)})`,
  );
};

/**
 * What is wrong with the file, if anything. The restore verifies it too, but by then there is a database: a
 * `DATA_DIR` that was empty would be the service's for a file that was no good.
 */
const refusalOf = async (name: string): Promise<Answer | undefined> => {
  try {
    lastMigration(await verifyBackup(pathOf(name)));
    return undefined;
  } catch (error) {
    const answer = explain(name, error);
    if (answer) return answer;
    throw error;
  }
};

const restoreFrom = async (
  storage: Storage,
  { dataDir }: StorageSettings,
  name: string,
  replace: boolean,
): Promise<Answer> => {
  try {
    createDataDir(dataDir);
    const unlock = lockDataDir(dataDir);
    try {
      const resumes = await openResumeStore({ dataDir, bucket: readBucket(process.env) });
      const target = { storage, resumes, dataDir, clock: Date.now };
      const { created_at, rows } = await restore(target, pathOf(name), { replace });
      const count = Object.values(rows).reduce((sum, number) => sum + number, 0);
      return succeed(
        `${name}: the ${String(count)} rows of ${created_at} are restored, ${String(rows['applications'] ?? 0)} applications with their resumes`,
      );
    } finally {
      unlock();
    }
  } catch (error) {
    const answer = explain(name, error);
    if (answer) return answer;
    throw error;
  }
};

const commandOf = (parameters: readonly string[]): Command | undefined => {
  const replace = parameters.includes('--replace');
  const [name, ...rest] = parameters.filter((parameter) => parameter !== '--replace');
  if (name === undefined || name.startsWith('-') || rest.length > 0) return undefined;
  return creating(
    async (storage, settings) => restoreFrom(storage, settings, name, replace),
    async () => refusalOf(name),
  );
};

await runCommandLine(usage, commandOf);
