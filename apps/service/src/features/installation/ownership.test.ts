import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import {
  saveApplication,
  SET_ASIDE_MS,
  ORPHAN_AFTER_MS,
  cleanUpOrphans,
} from '../applications/index.ts';
import { cleanUp } from '../../operations/housekeeping/housekeeping.ts';
import { fileStoreOf, openResumeStore, type ResumeStore } from '../resumes/index.ts';
import { readSettings } from '../../runtime/settings/index.ts';
import { isUnavailable, timeOrderedId, UnavailableError } from '../../storage/index.ts';
import { createBucket } from '../../testing/bucket.ts';
import { databases, openTestStorage, type TestDatabase } from '../../testing/databases.ts';
import { pdf } from '../../testing/documents.ts';
import { createTestResumes } from '../../testing/resumes.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { application, countRows, createTestService } from '../../testing/test-service.ts';
import { createOwnership, OtherInstallationError, ownStore } from './ownership.ts';
import { dataDirPlace } from '../../runtime/owned-place.ts';
import { smallShareOf } from './share.ts';

interface Place {
  readonly dataDir: string;
  readonly store: ResumeStore;
}

const folder = {
  name: 'a folder',
  create: async () => {
    const dataDir = temporaryFolder();
    return Promise.resolve({
      /** Place that several installations use by mistake. */
      shared: { dataDir, store: fileStoreOf(dataDir) },
      /** Returns the place as another instance sees it. */
      another: (place: Place) => place,
    });
  },
};

const bucket = {
  name: 'a bucket',
  create: async () => {
    const { url } = await createBucket();
    const store = await openResumeStore(readSettings({ S3_URL: url }));
    return {
      shared: { dataDir: temporaryFolder(), store },
      another: (place: Place) => ({ ...place, dataDir: temporaryFolder() }),
    };
  },
};

const kinds = databases.flatMap((database) =>
  [folder, bucket].map((place) => ({
    name: `${place.name} with ${database.name}`,
    database,
    place,
  })),
);

/** Creates a service with an installation of its own that uses the place. */
const serviceOn = async (database: TestDatabase, place: Place) => {
  const service = await createTestService({ database });
  const { deps, storage } = service;
  const ownership = createOwnership({ storage, ...place });
  const store = ownStore(place.store, ownership);
  const { dataDir } = place;
  const resumes = createTestResumes({ dataDir, clock: Date.now, store });
  const receive = async () => resumes.receive(Readable.from([pdf()]), 'cv.pdf');
  const keep = async () => {
    const received = await receive();
    const key = `${received.id}.pdf`;
    try {
      await store.keep(received, key);
    } finally {
      await received.discard();
    }
    return key;
  };
  const apply = async () => {
    const resume = await receive();
    try {
      await saveApplication({ ...deps, resumes }, application, resume);
    } finally {
      await resume.discard();
    }
  };
  const settings = { ...deps.settings, dataDir };
  return {
    ...service,
    ownership,
    store,
    keep,
    apply,
    cleanUp: async (clock = Date.now) =>
      cleanUp({ ...deps, settings, storage, resumes, ownership, clock }),
    cleanUpOrphans: async (at: number) => cleanUpOrphans({ ...deps, storage, store }, at),
  };
};

describe.each(kinds)('$name', ({ database, place }) => {
  const setUp = async () => {
    const { shared, another } = await place.create();
    const owner = await serviceOn(database, shared);
    await owner.ownership.confirm();
    return {
      shared,
      another,
      owner,
      keys: async () => (await shared.store.list()).map(({ key }) => key),
    };
  };

  it('belongs to the installation that was there first, and to each instance of it', async () => {
    const { shared, another, owner } = await setUp();
    await owner.apply();
    await owner.ownership.confirm();
    const storage = await openTestStorage(owner.deps.settings);
    const instance = createOwnership({ storage, ...another(shared) });
    await expect(instance.confirm()).resolves.toBeUndefined();
  });

  it('is left unchanged by another installation, which reports it', async () => {
    const { shared, another, owner, keys } = await setUp();
    await owner.apply();
    const [key = ''] = await keys();
    const other = await serviceOn(database, another(shared));
    const refusals = await Promise.allSettled([
      other.ownership.confirm(),
      other.keep(),
      other.apply(),
      other.store.remove(key),
      other.cleanUp(() => Date.now() + 30 * SET_ASIDE_MS),
    ]);
    for (const refusal of refusals) {
      const reason = refusal.status === 'rejected' ? (refusal.reason as Error) : undefined;
      expect(reason).toBeInstanceOf(OtherInstallationError);
      expect(isUnavailable(reason)).toBe(true);
      expect(reason?.message).toMatch(
        /^(?:DATA_DIR \/\S+|the bucket resumes-\d+ of S3_URL) belongs to another installation: nothing is stored in it, deleted or cleaned\./,
      );
    }
    await expect(keys()).resolves.toEqual([key]);
    await expect(owner.ownership.confirm()).resolves.toBeUndefined();
  });

  it('is not cleaned any more, and takes nothing, once another installation took it over', async () => {
    const { shared, owner } = await setUp();
    const orphan = await owner.keep();
    await (shared.store.place ?? dataDirPlace(shared.dataDir)).writeOwner('another');
    const later = () => Date.now() + 2 * ORPHAN_AFTER_MS;
    await expect(owner.cleanUp(later)).rejects.toThrow('belongs to another installation');
    await expect(owner.apply()).rejects.toThrow('belongs to another installation');
    expect((await shared.store.list()).map(({ key }) => key)).toEqual([orphan]);
  });

  it('without a mark goes to the database that knows its resumes, and to no other', async () => {
    const { shared, another } = await place.create();
    const owner = await serviceOn(database, {
      ...shared,
      // Leaves no mark in the place, as in earlier versions.
      dataDir: temporaryFolder(),
    });
    const before = { ...owner.deps, resumes: createTestResumes({ ...shared, clock: Date.now }) };
    for (let count = 0; count < 3; count += 1) {
      const resume = await before.resumes.receive(Readable.from([pdf()]), 'cv.pdf');
      await saveApplication(before, application, resume);
      await resume.discard();
    }
    await before.resumes.close();
    const other = await serviceOn(database, another(shared));
    await expect(other.ownership.confirm()).rejects.toThrow(
      'has 3 resumes, and this database knows nothing of 3 of them',
    );
    const own = createOwnership({ storage: owner.storage, ...shared });
    await expect(own.confirm()).resolves.toBeUndefined();
    await expect(other.ownership.confirm()).rejects.toThrow('belongs to another installation');
  });

  it('loses a small share of its orphans in one run, and none before a week', async () => {
    const { owner, keys } = await setUp();
    for (let count = 0; count < 2; count += 1) await owner.apply();
    for (let count = 0; count < 40; count += 1) await owner.keep();
    const found = Date.now() + ORPHAN_AFTER_MS + 5_000;
    await expect(owner.cleanUpOrphans(found)).resolves.toMatchObject({ removed: [] });
    expect(owner.logged()).toContain('are set aside, to be deleted after a week');
    await expect(owner.cleanUpOrphans(found + SET_ASIDE_MS - 1)).resolves.toMatchObject({
      removed: [],
    });
    expect(await keys()).toHaveLength(42);
    const { removed } = await owner.cleanUpOrphans(found + SET_ASIDE_MS);
    expect(removed).toHaveLength(2);
    expect(await keys()).toHaveLength(40);
    for (let runs = 0; (await keys()).length > 2; runs += 1) {
      expect(runs).toBeLessThan(40);
      await owner.cleanUpOrphans(found + SET_ASIDE_MS);
    }
    await expect(owner.cleanUpOrphans(found + SET_ASIDE_MS)).resolves.toEqual({
      removed: [],
      setAside: [],
      missing: [],
    });
  });

  it('keeps a resume that was set aside when an application has it again', async () => {
    const { owner, shared, keys } = await setUp();
    await owner.apply();
    const { storage } = owner;
    const [row] = await storage.db.selectFrom('applications').selectAll().execute();
    if (!row) throw new Error('there is no application');
    await storage.db.deleteFrom('applications').execute();
    const found = Date.now() + ORPHAN_AFTER_MS + 5_000;
    await expect(owner.cleanUpOrphans(found)).resolves.toMatchObject({
      setAside: [row.resume_key],
    });
    await storage.db.insertInto('applications').values(row).execute();
    await expect(owner.cleanUpOrphans(found + 2 * SET_ASIDE_MS)).resolves.toEqual({
      removed: [],
      setAside: [],
      missing: [],
    });
    await expect(shared.store.read(row.resume_key)).resolves.toEqual(pdf());
    expect(await keys()).toHaveLength(1);
  });
});

describe.each(databases)('a resume that somebody decided to delete, on $name', (database) => {
  it('is deleted by the next orphan cleanup where the store failed, without its week', async () => {
    const dataDir = temporaryFolder();
    const inFolder = fileStoreOf(dataDir);
    let isAway = false;
    const place = {
      dataDir,
      store: {
        ...inFolder,
        place: {
          ...dataDirPlace(dataDir),
          readOwner: async () => {
            if (isAway) throw new UnavailableError('away', undefined);
            return dataDirPlace(dataDir).readOwner();
          },
        },
        remove: async (key: string) => {
          if (isAway) throw new UnavailableError('away', undefined);
          await inFolder.remove(key);
        },
      },
    };
    const owner = await serviceOn(database, place);
    await owner.ownership.confirm();
    await owner.apply();
    isAway = true;
    const { applications } = owner.deps.settings.retention;
    const later = Date.now() + (applications + 1) * 24 * ORPHAN_AFTER_MS;
    await expect(owner.cleanUp(() => later)).rejects.toThrow('away');
    await expect(countRows(owner.storage, 'applications')).resolves.toBe(0);
    await expect(inFolder.list()).resolves.toHaveLength(1);
    isAway = false;
    await owner.cleanUp(() => later);
    await expect(inFolder.list()).resolves.toEqual([]);
  });
});

it('a small share of a store is a twentieth, and one at least', () => {
  expect([0, 1, 19, 20, 39, 40, 1_000].map(smallShareOf)).toEqual([1, 1, 1, 1, 1, 2, 50]);
});

it('what arrives in the folder of another installation is left there', async () => {
  const [database] = databases;
  if (!database) throw new Error('no database');
  const dataDir = temporaryFolder();
  const place = { dataDir, store: fileStoreOf(dataDir) };
  const owner = await serviceOn(database, place);
  await owner.ownership.confirm();
  const arriving = join(dataDir, 'incoming', timeOrderedId(0));
  mkdirSync(join(dataDir, 'incoming'), { recursive: true });
  writeFileSync(arriving, 'a resume');
  const other = await serviceOn(database, place);
  const later = () => Date.now() + 2 * ORPHAN_AFTER_MS;
  await expect(other.cleanUp(later)).rejects.toThrow('belongs to another installation');
  expect(existsSync(arriving)).toBe(true);
  await owner.cleanUp(later);
  expect(existsSync(arriving)).toBe(false);
});
