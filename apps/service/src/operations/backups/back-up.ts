import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack as createPack, type Pack } from 'tar-stream';
import type { Clock } from '../../runtime/clock/clock.ts';
import { discardAtSignal } from '../../runtime/discard-at-signal.ts';
import { syncFolder } from '../../runtime/sync-folder.ts';
import { readDecisionsSecret } from '../../features/decisions/index.ts';
import type { ResumeStore } from '../../features/resumes/store.ts';
import {
  appliedMigrations,
  type Db,
  isUnavailable,
  readSnapshot,
  type Storage,
  hashOf,
} from '../../storage/index.ts';
import {
  derivedColumns,
  FORMAT,
  MANIFEST,
  type Manifest,
  resumeFile,
  rowsFile,
  tableKeys,
  type TableName,
  tableNames,
  toLines,
  isWithoutResume,
  WITHDRAWN,
} from './format.ts';

interface BackupSource {
  readonly storage: Storage;
  readonly resumes: ResumeStore;
  readonly clock: Clock;
}

type StoredRow = Readonly<Record<string, unknown>>;

/** Number of rows held in memory at a time, and of rows per file of the backup. */
const PAGE = 100;

const withoutDerived = (table: TableName) => {
  const derived = derivedColumns[table] ?? [];
  return (row: StoredRow): StoredRow =>
    derived.length === 0
      ? row
      : Object.fromEntries(Object.entries(row).filter(([column]) => !derived.includes(column)));
};

/** Reads the rows of a table in the order of its primary key, one page at a time. */
const pagesOf = async function* (
  db: Db,
  table: TableName,
): AsyncGenerator<readonly StoredRow[], void> {
  const keys = tableKeys[table];
  const columns = sql.join(keys.map((key) => sql.ref(key)));
  let last: StoredRow | undefined;
  for (;;) {
    const end = last;
    const after = end
      ? sql`where (${columns}) > (${sql.join(keys.map((key) => end[key]))})`
      : sql``;
    const { rows } = await sql<StoredRow>`select * from ${sql.table(table)} ${after}
      order by ${columns} limit ${PAGE}`.execute(db);
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
  }
};

const addFile = async (pack: Pack, name: string, content: Buffer, mtime: Date) =>
  new Promise<void>((resolve, reject) => {
    const entry = pack.entry({ name, mode: 0o600, mtime }, content, (error) => {
      if (error) reject(error);
      else resolve();
    });
    // The callback gets the error too, but an `error` event without a listener would end the process.
    entry.on('error', reject);
  });

const fill = async (pack: Pack, { storage, resumes, clock }: BackupSource) => {
  const created = new Date(clock());
  const files: Manifest['files'] = {};
  const counts: Record<string, number> = {};
  const leftOut: { readonly id: string; readonly reference: string }[] = [];
  let resumeCount = 0;

  const add = async (name: string, content: Buffer) => {
    const sha256 = hashOf(content);
    files[name] = { bytes: content.length, sha256 };
    await addFile(pack, name, content, created);
  };

  /** Adds the resume of a row. Returns whether the row belongs in the backup. */
  const addResume = async (row: StoredRow): Promise<boolean> => {
    if (row['status'] === WITHDRAWN) return true;
    const key = String(row['resume_key']);
    const content = await resumes.read(key);
    if (content === undefined) {
      // The orphan cleanup has already marked the resume as missing, so the row is kept without it.
      if (isWithoutResume(row)) return true;
      leftOut.push({ id: String(row['id']), reference: String(row['reference']) });
      return false;
    }
    await add(resumeFile(key), content);
    resumeCount += 1;
    return true;
  };

  const withResumes = async (rows: readonly StoredRow[]) => {
    const complete: StoredRow[] = [];
    for (const row of rows) if (await addResume(row)) complete.push(row);
    return complete;
  };

  const completeRows = async (table: TableName, page: readonly StoredRow[]) => {
    if (table === 'applications') return withResumes(page);
    const missing = new Set<unknown>(leftOut.map(({ id }) => id));
    // Those of other tables are of no application.
    return page.filter((row) => !missing.has(row['application_id']));
  };

  const migrations = await readSnapshot(storage, async (db) => {
    for (const table of tableNames) {
      let number = 0;
      counts[table] = 0;
      for await (const page of pagesOf(db, table)) {
        const rows = await completeRows(table, page);
        counts[table] += rows.length;
        number += 1;
        await add(rowsFile(table, number), toLines(rows.map(withoutDerived(table))));
      }
    }
    return appliedMigrations(db);
  });

  const manifest: Manifest = {
    format: FORMAT,
    created_at: created.toISOString(),
    migrations: [...migrations],
    rows: counts,
    files,
  };
  await addFile(pack, MANIFEST, Buffer.from(JSON.stringify(manifest)), created);
  pack.finalize();
  return { rows: counts, resumes: resumeCount, leftOut };
};

/** Returns the references of the left-out applications that were not erased or withdrawn meanwhile. */
const stillStored = async (
  { storage }: BackupSource,
  leftOut: readonly { readonly id: string; readonly reference: string }[],
) => {
  const stored: string[] = [];
  for (const { id, reference } of leftOut) {
    const row = await storage.db
      .selectFrom('applications')
      .select('id')
      .where('id', '=', id)
      .where('status', '<>', WITHDRAWN)
      .executeTakeFirst();
    if (row) stored.push(reference);
  }
  return stored;
};

/**
 * Creates the secret of the decisions before the backup, so that the backup contains the secret of all later decisions.
 */
const makeDecisionsSecret = async ({ storage }: BackupSource) => {
  try {
    await storage.transact(readDecisionsSecret);
  } catch (error) {
    // A database that accepts no writes is still worth a backup.
    if (!isUnavailable(error)) throw error;
  }
};

/** Codes of a file system without hard links, such as that of many a disk for backups. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/** Gives a finished file its name, which another backup may have taken meanwhile. @throws the error EEXIST then */
const giveName = async (partial: string, file: string) => {
  try {
    await link(partial, file);
    await rm(partial);
  } catch (error) {
    if (!NO_LINKS.has(String((error as NodeJS.ErrnoException).code))) throw error;
    // Takes the name first, since renaming would replace a file that has it.
    await (await open(file, 'wx', 0o600)).close();
    await rename(partial, file);
  }
};

/**
 * Writes a backup to `file`, readable by its owner only, while services go on running: a snapshot of the database, and
 * the resumes that its rows name. Leaves out applications whose resume is gone by then, unless they were withdrawn or
 * already marked as missing their resume. The file appears under its name only when it is complete and synced to the
 * disk.
 *
 * @throws the errors of the database, the store and the disk, EEXIST for a file that is there; none is left then
 */
export const backUp = async (source: BackupSource, file: string) => {
  await makeDecisionsSecret(source);
  const partial = `${file}.${randomBytes(4).toString('hex')}.partial`;
  const leave = discardAtSignal(partial);
  const pack = createPack();
  try {
    const written = pipeline(
      pack,
      createGzip(),
      createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true }),
    );
    const filled = fill(pack, source).catch((error: unknown) => {
      pack.destroy(error instanceof Error ? error : new Error(String(error)));
      throw error;
    });
    // When both fail, the error of writing is the cause of the error of filling.
    const [filling, writing] = await Promise.allSettled([filled, written]);
    if (writing.status === 'rejected') throw writing.reason;
    if (filling.status === 'rejected') throw filling.reason;
    await giveName(partial, file);
    await syncFolder(dirname(file));
    const { rows, resumes, leftOut } = filling.value;
    const withoutResume = await stillStored(source, leftOut);
    return {
      rows,
      resumes,
      /** Number of applications that were erased or withdrawn, with their resumes, while the backup was made. */
      erased: leftOut.length - withoutResume.length,
      /** References of stored applications whose resume is missing. They are not in the backup. */
      withoutResume,
    };
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    leave();
  }
};
