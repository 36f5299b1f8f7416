import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { saveApplication } from '../applications/index.ts';
import { openResumeStore } from '../resumes/index.ts';
import { readBucket } from '../settings/index.ts';
import { startBucket } from '../testing/bucket.ts';
import { databases, openTestStorage } from '../testing/databases.ts';
import { pdf } from '../testing/documents.ts';
import { runCommand } from '../testing/process.ts';
import { temporaryFolder } from '../testing/temporary.ts';
import { application, createTestService } from '../testing/test-service.ts';

describe.each(databases)('a backup of $name with a bucket', (database) => {
  it('holds the resumes of the bucket, and restores into a folder and into a bucket', async () => {
    const { url } = await startBucket();
    const bucket = readBucket({ S3_URL: url });
    const { deps, storage } = await createTestService({ database });
    const { dataDir, databaseUrl } = deps.settings;
    const store = await openResumeStore({ dataDir, bucket });
    const inBucket = { ...deps, resumes: { ...deps.resumes, store } };
    const resume = await deps.resumes.receive(Readable.from([pdf('CV')]), 'cv.pdf');
    await saveApplication(inBucket, application, resume);
    const { resume_key: key } = await storage.db
      .selectFrom('applications')
      .selectAll()
      .executeTakeFirstOrThrow();

    const file = join(temporaryFolder(), 'site.tar.gz');
    const from = {
      DATA_DIR: dataDir,
      S3_URL: url,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    };
    await expect(runCommand('backup', from, [file])).resolves.toMatchObject({ code: 0, error: '' });
    // The folder has nothing: without the bucket's setting the backup says so.
    const withoutBucket = { ...from, S3_URL: '' };
    const poor = await runCommand('backup', withoutBucket, [`${file}.poor`]);
    expect(poor).toMatchObject({
      code: 1,
      error: expect.stringMatching(/^Left out, as their resumes are missing: A-/) as string,
    });

    const other = await startBucket();
    for (const target of [undefined, other.url]) {
      const place = await database.create();
      const environment = {
        DATA_DIR: place.dataDir,
        ...(place.databaseUrl === undefined ? {} : { DATABASE_URL: place.databaseUrl }),
        ...(target === undefined ? {} : { S3_URL: target }),
      };
      await expect(runCommand('restore', environment, [file])).resolves.toMatchObject({
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
