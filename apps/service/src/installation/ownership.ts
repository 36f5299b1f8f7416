import type { ResumeStore } from '../resumes/store.ts';
import { type Db, type Storage, UnavailableError } from '../storage/index.ts';
import { readInstallation } from './installation.ts';
import { dataDirPlace, type OwnedPlace } from './place.ts';
import { smallShareOf } from './share.ts';

/** A place belongs to another installation than the database does; the message says which. */
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
  /** Where the database says what it knows, a transaction too. */
  readonly db: Db;
  readonly installation: string;
  readonly dataDir: string;
  readonly store: ResumeStore;
  /** Whether what belongs to another one is taken over: that one is gone. */
  readonly takeOver?: boolean;
}

/**
 * Why a place without a mark is not this installation's: it has resumes of which its database knows nothing.
 * A store that was used before there were marks holds next to none of these.
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
 * Makes sure that `DATA_DIR` and the bucket belong to the installation, and leaves its mark where there is none.
 *
 * @returns the names of what was taken over from another one
 * @throws OtherInstallationError, before any mark is left; the errors of the database, the disk and the bucket
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

/** Says whether the places of the settings are those of the database. */
export interface Ownership {
  /**
   * Looks now, and leaves the marks where there are none.
   *
   * @throws OtherInstallationError; the errors of the database, the disk and the bucket
   */
  confirm(): Promise<void>;
  /** Looks unless that was confirmed before; throws the same. */
  require(): Promise<void>;
}

interface OwnershipDeps {
  readonly storage: Pick<Storage, 'db' | 'transact'>;
  readonly dataDir: string;
  readonly store: ResumeStore;
}

export const createOwnership = ({ storage, dataDir, store }: OwnershipDeps): Ownership => {
  let isConfirmed = false;
  const confirm = async () => {
    try {
      const installation = await storage.transact(readInstallation);
      await claimPlaces({ db: storage.db, installation, dataDir, store });
      isConfirmed = true;
    } catch (error) {
      // A bucket that is away for a while is still ours.
      if (error instanceof OtherInstallationError) isConfirmed = false;
      throw error;
    }
  };
  return {
    confirm,
    require: async () => {
      if (!isConfirmed) await confirm();
    },
  };
};

/** A store that takes nothing in and deletes nothing unless it is the installation's own. */
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
