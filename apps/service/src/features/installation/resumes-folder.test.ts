import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { cleanUp } from '../../operations/housekeeping/housekeeping.ts';
import { databases } from '../../testing/databases.ts';
import { pdf } from '../../testing/documents.ts';
import { createTestResumes } from '../../testing/resumes.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { application, createTestService } from '../../testing/test-service.ts';
import { ORPHAN_AFTER_MS, saveApplication } from '../applications/index.ts';
import { fileStoreOf } from '../resumes/index.ts';
import { createOwnership } from './ownership.ts';

describe.each(databases)('two instances on $name with a folder of resumes each', (database) => {
  it('leave those of the other alone, and say that they need one bucket', async () => {
    const { deps, storage, logged } = await createTestService({ database });
    const later = () => Date.now() + 2 * ORPHAN_AFTER_MS;
    const instance = () => {
      const dataDir = temporaryFolder();
      const store = fileStoreOf(dataDir);
      const resumes = createTestResumes({ dataDir, clock: Date.now, store });
      const ownership = createOwnership({ storage, dataDir, store });
      const settings = { ...deps.settings, dataDir };
      const clean = async () => cleanUp({ ...deps, settings, resumes, ownership, clock: later });
      return { resumes, clean };
    };
    const [one, other] = [instance(), instance()];
    const resume = await one.resumes.receive(Readable.from([pdf()]), 'cv.pdf');
    await saveApplication({ ...deps, resumes: one.resumes }, application, resume);
    await resume.discard();
    const warnings = () => logged().match(/were kept in another DATA_DIR/g)?.length ?? 0;
    await one.clean();
    expect(warnings()).toBe(0);
    await other.clean();
    expect(warnings()).toBe(1);
    await one.clean();
    expect(warnings()).toBe(2);
    await one.clean();
    expect(warnings()).toBe(2);
    expect(logged()).not.toContain('resume is missing');
  });
});
