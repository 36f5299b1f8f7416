import type { ResumeStore } from '../resumes/store.ts';
import { type Db, type Storage, UnavailableError } from '../../storage/index.ts';
import { readInstallation } from './installation.ts';
import { dataDirPlace, type OwnedPlace } from '../../runtime/owned-place.ts';
import { smallShareOf } from './share.ts';

/** Error for a place that does not belong to the database's installation. The message names the place. */
export class OtherInstallationError extends UnavailableError {
  constructor(place: string, reason: string) {
    super(
      `${place} ${reason}: nothing is stored in it, deleted or cleaned. Set the DATABASE_URL, DATA_DIR and S3_URL that belong together, or give this one places of its own (docs/data.md: Whose it is)`,
      undefined,
    );
    this.name = 'OtherInstallationError';
  }
}

interface Claim {
  /** Database or transaction to look resumes up in. */
  readonly db: Db;
  readonly installation: string;
  readonly dataDir: string;
  readonly store: ResumeStore;
  /** True to take places over from another installation that is gone. */
  readonly takeOver?: boolean;
}

/**
 * Returns the reason that a place without a mark belongs to another installation: its resumes are unknown to the
 * database. A store from before marks existed has next to no unknown resumes.
 */
const strangersIn = async (db: Db, store: ResumeStore): Promise<string | undefined> => {
  const files = await store.list();
  if (files.length === 0) return undefined;
  const rows = await db.selectFrom('applications').select('resume_key').execute();
  const known = new Set(rows.map(({ resume_key }) => resume_key));
  const strangers = files.filter(({ key }) => !known.has(key)).length;
  if (strangers < files.length && strangers <= smallShareOf(files.length)) return undefined;
  return `has ${String(files.length)} resumes, and this database knows nothing of ${String(strangers)} of them`;
};

/**
 * Checks that `DATA_DIR` and the bucket belong to the installation, and marks them when they have no mark.
 *
 * @returns the names of the places taken over from another installation
 * @throws OtherInstallationError, before any mark is written; the errors of the database, the disk and the bucket
 */
export const claimPlaces = async ({
  db,
  installation,
  dataDir,
  store,
  takeOver = false,
}: Claim): Promise<readonly string[]> => {
  const withResumes = store.place ?? dataDirPlace(dataDir);
  const places = store.place ? [dataDirPlace(dataDir), store.place] : [withResumes];
  const unmarked: OwnedPlace[] = [];
  const taken: string[] = [];
  for (const place of places) {
    const owner = await place.readOwner();
    if (owner === installation) continue;
    unmarked.push(place);
    let reason: string | undefined;
    if (owner !== undefined) reason = 'belongs to another installation';
    else if (place === withResumes) reason = await strangersIn(db, store);
    if (reason === undefined) continue;
    if (!takeOver) throw new OtherInstallationError(place.name, reason);
    taken.push(place.name);
  }
  for (const place of unmarked) await place.writeOwner(installation);
  return taken;
};

export const createOwnership = ({
  storage,
  dataDir,
  store,
}: Pick<Claim, 'dataDir' | 'store'> & { readonly storage: Pick<Storage, 'db' | 'transact'> }) => {
  let isConfirmed = false;
  /**
   * Checks the places now, and marks those without a mark.
   *
   * @throws OtherInstallationError; the errors of the database, the disk and the bucket
   */
  const confirm = async () => {
    try {
      const installation = await storage.transact(readInstallation);
      await claimPlaces({ db: storage.db, installation, dataDir, store });
      isConfirmed = true;
    } catch (error) {
      // A bucket that is unavailable for a while still belongs to the installation.
      if (error instanceof OtherInstallationError) isConfirmed = false;
      throw error;
    }
  };
  return {
    confirm,
    /** Checks the places unless that was confirmed before; throws the same errors. */
    require: async () => {
      if (!isConfirmed) await confirm();
    },
  };
};

export type Ownership = ReturnType<typeof createOwnership>;

/** Wraps a store so that it stores and deletes only when it belongs to the installation. */
export const ownStore = (
  store: ResumeStore,
  ownership: Pick<Ownership, 'require'>,
): ResumeStore => ({
  ...store,
  keep: async (received, key) => {
    await ownership.require();
    await store.keep(received, key);
  },
  remove: async (key) => {
    await ownership.require();
    await store.remove(key);
  },
});
