import { sql } from 'kysely';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { deleteDecided } from '../../features/applications/resume-deletion.ts';
import type { Clock } from '../../runtime/clock/clock.ts';
import { DECISIONS_SECRET, readDecisions } from '../../features/decisions/index.ts';
import {
  claimPlaces,
  INSTALLATION,
  readInstallation,
  RESUMES_FOLDER,
} from '../../features/installation/index.ts';
import { LAST_RETENTION } from '../../features/retention/index.ts';
import { openIncoming } from '../../features/resumes/incoming.ts';
import { receiveResume } from '../../features/resumes/received.ts';
import { RESUME_KEY, type ResumeStore } from '../../features/resumes/store.ts';
import {
  type Db,
  dropTables,
  migrate,
  migrationNames,
  readMeta,
  type Storage,
  writeMeta,
} from '../../storage/index.ts';
import { applyDecisions } from './apply-decisions.ts';
import {
  BackupFileError,
  contentOf,
  formerTables,
  fromLines,
  type Manifest,
  passingTables,
  type Row,
  submissionTables,
  tableNames,
} from './format.ts';
import { readBackup, verifyBackup } from './read-backup.ts';

/** Time that PostgreSQL has to end the connections of a service that has stopped, in ms. */
const CONNECTIONS_END_MS = 3000;

interface RestoreTarget {
  readonly storage: Storage;
  readonly resumes: ResumeStore;
  readonly dataDir: string;
  readonly clock: Clock;
}

interface RestoreOptions {
  /** True when existing submissions of visitors may be deleted. */
  readonly replace: boolean;
  /** True when `DATA_DIR` and the bucket may be taken over from another installation that is gone. */
  readonly takeOver?: boolean;
  /** Folders with the files of decisions. Default: none. */
  readonly decisionsDirs?: readonly string[];
}

/** Error for data that must not be replaced. The message says why. */
export class RestoreRefusedError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'RestoreRefusedError';
  }
}

/**
 * Returns the last migration of a backup. The service's own migrations must begin with all of the backup's.
 *
 * @throws BackupFileError for a backup of a newer version
 */
export const lastMigration = ({ migrations }: Manifest): string | undefined => {
  const unknown = migrations.find((name, index) => migrationNames[index] !== name);
  if (unknown !== undefined)
    throw new BackupFileError(
      `was made by another version of the service, probably a newer one: this one has no migration ${unknown}`,
    );
  return migrations.at(-1);
};

/** Returns who has the other connections to the database, each as its name and address. */
const findOtherConnections = async (db: Db): Promise<readonly string[]> => {
  // A transaction keeps the list that it read first.
  await sql`select pg_stat_clear_snapshot()`.execute(db);
  const { rows } = await sql<{ readonly whose: string }>`select
      concat_ws(' from ', coalesce(nullif(application_name, ''), 'one without a name'),
        host(client_addr)) as whose
    from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and usename is not null`.execute(
    db,
  );
  return rows.map(({ whose }) => whose);
};

/**
 * Checks the connections, because services on PostgreSQL may have another `DATA_DIR` than this process and its lock.
 * Waits for those of a service that has just stopped: PostgreSQL ends them after it has.
 */
const refuseWhileInUse = async ({ dialect }: Storage, db: Db) => {
  if (dialect !== 'postgres') return;
  let others = await findOtherConnections(db);
  for (const until = Date.now() + CONNECTIONS_END_MS; others.length > 0 && Date.now() < until;) {
    await sleep(50);
    others = await findOtherConnections(db);
  }
  if (others.length > 0)
    throw new RestoreRefusedError(
      `the database is in use by ${String(others.length)} other ${others.length === 1 ? 'connection' : 'connections'}: stop the services first, have PgBouncer close what it keeps with its command RECONNECT, and end the others (${[...new Set(others)].join(', ')})`,
    );
};

const refuseWhereSubmissions = async (db: Db) => {
  for (const table of submissionTables) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0)
      throw new RestoreRefusedError(
        'the database holds what visitors sent: add --replace to delete that and put the backup in its place',
      );
  }
};

const insertRows = async (db: Db, table: string, rows: readonly Row[]) => {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const values = rows.map(
    (row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`,
  );
  const names = columns.map((column) => sql.ref(column));
  await sql`insert into ${sql.table(table)} (${sql.join(names)}) values ${sql.join(values)}`.execute(
    db,
  );
};

/**
 * Replaces all stored data by a backup, in one transaction, so that the database is unchanged when anything fails.
 * Migrates a backup of an older version, and applies later decisions in the same transaction. Resumes are stored before
 * the rows that name them are committed. Resumes without a row are set aside by the service's orphan cleanup.
 *
 * The database keeps its installation id, whatever the backup contains: a copy restored beside a running installation
 * must not own its bucket.
 *
 * @throws BackupFileError, before anything is changed; RestoreRefusedError; OtherInstallationError; the errors of the
 *   database, the store and the disk
 */
export const restore = async (
  { storage, resumes, dataDir, clock }: RestoreTarget,
  file: string,
  { replace, takeOver = false, decisionsDirs = [] }: RestoreOptions,
) => {
  const manifest = await verifyBackup(file);
  const last = lastMigration(manifest);
  const { decisions, unreadable } = await readDecisions(decisionsDirs);
  const installation = await storage.transact(readInstallation);

  const incoming = openIncoming(dataDir, resumes);
  const keepResume = async (key: string, content: Buffer) => {
    if (!RESUME_KEY.test(key)) throw new BackupFileError(`has a resume named ${key}`);
    const stream = Readable.from([content]);
    const received = await receiveResume(incoming, stream, key, clock());
    try {
      await resumes.keep(received, key);
    } finally {
      await received.discard();
    }
  };

  const putInPlace = async (db: Db) => {
    await refuseWhileInUse(storage, db);
    if (!replace) await refuseWhereSubmissions(db);
    const takenOver = await claimPlaces({ db, installation, dataDir, store: resumes, takeOver });
    const ownSecret = await readMeta(db, DECISIONS_SECRET);
    await dropTables(db, [...passingTables, ...formerTables, ...tableNames.toReversed()]);
    await migrate(db, last);
    // Migrations insert rows too, which would conflict with the backup's.
    for (const table of tableNames.toReversed())
      if (Object.hasOwn(manifest.rows, table))
        await sql`delete from ${sql.table(table)}`.execute(db);
    for await (const { name, content } of readBackup(file)) {
      const holds = contentOf(name);
      if (!holds) continue;
      if ('resume' in holds) await keepResume(holds.resume, content);
      else await insertRows(db, holds.table, fromLines(content));
    }
    await migrate(db);
    // The time of the last retention run in the backup is outdated, and so is the folder of the resumes.
    await db.deleteFrom('meta').where('name', 'in', [LAST_RETENTION, RESUMES_FOLDER]).execute();
    await writeMeta(db, INSTALLATION, installation);
    const secret = await readMeta(db, DECISIONS_SECRET);
    // The latest decisions were hashed with the database's own secret. An older backup has another secret, which is
    // used beside it.
    if (ownSecret !== undefined) await writeMeta(db, DECISIONS_SECRET, ownSecret);
    const applied = await applyDecisions({
      db,
      decisions,
      secrets: [secret, ownSecret].flatMap((value) =>
        value === undefined ? [] : [Buffer.from(value, 'base64url')],
      ),
      madeAt: Date.parse(manifest.created_at),
    });
    const gone = await db.selectFrom('resumes_to_delete').select('resume_key').execute();
    // Names of the places that belonged to another installation before, and keys of resumes to delete.
    return { takenOver, applied, gone: gone.map(({ resume_key }) => resume_key) };
  };
  try {
    const { gone, ...done } = await storage.db.transaction().execute(putInPlace);
    let leftOver: Error | undefined;
    try {
      await storage.overwriteDeleted();
      await deleteDecided(storage, resumes, gone);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      // The replaced data are still on the disk. The service's next retention run deletes it.
      leftOver = error;
    }
    return { manifest, decisions: decisions.length, unreadable, ...done, leftOver };
  } finally {
    await incoming.close();
  }
};

export type Restored = Awaited<ReturnType<typeof restore>>;
