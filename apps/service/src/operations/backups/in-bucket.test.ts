import { DeleteObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { saveApplication } from '../../features/applications/index.ts';
import { createOwnership } from '../../features/installation/index.ts';
import { MARK } from '../../runtime/owned-place.ts';
import { openResumeStore } from '../../features/resumes/index.ts';
import { readBucket } from '../../runtime/settings/index.ts';
import { createBucket } from '../../testing/bucket.ts';
import { databases, environmentOf, openTestStorage } from '../../testing/databases.ts';
import { pdf } from '../../testing/documents.ts';
import { runCommand } from '../../testing/commands.ts';
import { failureHere, startHere } from '../../testing/started-service.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { application, createTestService } from '../../testing/test-service.ts';

describe.each(databases)('a backup of $name with a bucket', (database) => {
  it('holds the resumes of the bucket, and restores into a folder and into a bucket', async () => {
    const { url } = await createBucket();
    const bucket = readBucket({ S3_URL: url });
    const { deps, storage } = await createTestService({ database });
    const { dataDir } = deps.settings;
    const store = await openResumeStore({ dataDir, bucket });
    const inBucket = { ...deps, resumes: { ...deps.resumes, store } };
    const resume = await deps.resumes.receive(Readable.from([pdf('CV')]), 'cv.pdf');
    await saveApplication(inBucket, application, resume);
    const { resume_key: key } = await storage.db
      .selectFrom('applications')
      .selectAll()
      .executeTakeFirstOrThrow();

    const file = join(temporaryFolder(), 'site.tar.gz');
    const from = { ...environmentOf(deps.settings), S3_URL: url };
    await expect(runCommand('backup', from, [file])).resolves.toMatchObject({ code: 0, error: '' });
    // Without the bucket's setting, the backup reads the empty folder and reports the missing resumes.
    const withoutBucket = { ...from, S3_URL: '' };
    const poor = await runCommand('backup', withoutBucket, [`${file}.poor`]);
    expect(poor).toMatchObject({
      code: 1,
      error: expect.stringMatching(/^Left out, as their resumes are missing: A-/) as string,
    });

    const other = await createBucket();
    for (const target of [undefined, other.url]) {
      const place = await database.create();
      const environment = {
        ...environmentOf(place),
        ...(target === undefined ? {} : { S3_URL: target }),
      };
      await expect(runCommand('restore', environment, [file, '--create'])).resolves.toMatchObject({
        code: 0,
        error: '',
      });
      const restored = await openTestStorage(place);
      await expect(
        restored.db.selectFrom('applications').select('resume_key').execute(),
      ).resolves.toEqual([{ resume_key: key }]);
      const kept = await openResumeStore({
        dataDir: place.dataDir,
        bucket: readBucket({ S3_URL: target }),
      });
      await expect(kept.read(key)).resolves.toEqual(pdf('CV'));
    }
  });
});

/** Deletes the mark that an installation left in its bucket. */
const unmark = async (url: string) => {
  const bucket = readBucket({ S3_URL: url });
  if (!bucket) throw new Error('no bucket');
  const { endpoint, region, accessKeyId, secretAccessKey, name } = bucket;
  const credentials = { accessKeyId, secretAccessKey };
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
  await client.send(new DeleteObjectCommand({ Bucket: name, Key: MARK }));
};

describe.each(databases)('the bucket of a running installation on $name', (database) => {
  const setUp = async () => {
    const { url } = await createBucket();
    const { deps, storage } = await createTestService({ database });
    const { dataDir } = deps.settings;
    const store = await openResumeStore({ dataDir, bucket: readBucket({ S3_URL: url }) });
    await createOwnership({ storage, dataDir, store }).confirm();
    const inBucket = { ...deps, resumes: { ...deps.resumes, store } };
    const apply = async () => {
      const resume = await deps.resumes.receive(Readable.from([pdf('CV')]), 'cv.pdf');
      await saveApplication(inBucket, application, resume);
    };
    await apply();
    const own = { ...environmentOf(deps.settings), S3_URL: url };
    const file = join(temporaryFolder(), 'site.tar.gz');
    await expect(runCommand('backup', own, [file])).resolves.toMatchObject({ code: 0 });
    // An application that is not in the backup.
    await apply();
    const keys = async () => (await store.list()).map(({ key }) => key).toSorted();
    return { url, own, file, keys, storage, before: await keys() };
  };

  it('loses nothing to a trial restore that is given its address, with a mark and without', async () => {
    const { url, file, keys, before } = await setUp();
    for (const isMarked of [true, false]) {
      if (!isMarked) await unmark(url);
      const trial = { ...environmentOf(await database.create()), S3_URL: url };
      const restored = await runCommand('restore', trial, [file, '--create']);
      expect(restored).toMatchObject({ code: 1, out: '' });
      expect(restored.error).toMatch(
        isMarked
          ? /^the bucket resumes-\d+ of S3_URL belongs to another installation: .+ add --take-over\nNothing was changed\.\n$/
          : /^the bucket resumes-\d+ of S3_URL has 2 resumes, and this database knows nothing of 2 of them: .+\nNothing was changed\.\n$/,
      );
      await expect(failureHere(trial)).resolves.toMatch(
        /^the bucket resumes-\d+ of S3_URL (?:belongs|has 2)[^\n]+$/,
      );
      await expect(keys()).resolves.toEqual(before);
    }
  });

  it('loses nothing to a trial restore that is started with its address afterwards', async () => {
    const { url, file, keys, before } = await setUp();
    const place = await database.create();
    const { S3_URL, ...alone } = { ...environmentOf(place), S3_URL: url };
    await expect(runCommand('restore', alone, [file, '--create'])).resolves.toMatchObject({
      code: 0,
    });
    const withBucket = { ...alone, S3_URL };
    await expect(failureHere(withBucket)).resolves.toContain('belongs to another installation');
    for (const parameters of [['erase', application.applcnt_email], ['purge']])
      await expect(runCommand('privacy', withBucket, parameters)).resolves.toMatchObject({
        code: 1,
        out: '',
        error: expect.stringContaining('belongs to another installation') as string,
      });
    await expect(keys()).resolves.toEqual(before);
    const storage = await openTestStorage(place);
    await expect(
      storage.db.selectFrom('applications').select('id').execute(),
    ).resolves.toHaveLength(1);
    expect(existsSync(join(place.dataDir, 'resumes'))).toBe(true);
  });

  it('goes to what is restored after a disaster when the operator says so, and is lost to the old one', async () => {
    const { url, own, file, keys, before, storage } = await setUp();
    await storage.close();
    const fresh = { ...environmentOf(await database.create()), S3_URL: url };
    const restored = await runCommand('restore', fresh, [file, '--create', '--take-over']);
    expect(restored).toMatchObject({ code: 0, error: '' });
    expect(restored.out).toMatch(
      /^the bucket resumes-\d+ of S3_URL belongs to this installation from now on$/m,
    );
    await (await startHere(fresh)).stop();
    await expect(failureHere(own)).resolves.toContain('belongs to another installation');
    await expect(keys()).resolves.toEqual(before);
  });
});
