import { describe, expect, it } from 'vitest';
import { sendEnquiry } from '../enquiries/index.ts';
import { databases } from '../testing/databases.ts';
import { runCommand } from '../testing/process.ts';
import { createTestService, enquiry } from '../testing/test-service.ts';

const anu = 'anu@example.com';

describe.each(databases)('npm run privacy, on $name', (database) => {
  it('leaves an address where somebody else typed it inside a message, and says that it does', async () => {
    const { deps, storage } = await createTestService({ database });
    const { dataDir, databaseUrl } = deps.settings;
    const environment = {
      DATA_DIR: dataDir,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    };
    const msg = `Please ask my colleague, ${anu}, about it`;
    await sendEnquiry(deps, { ...enquiry, email: 'ravi@example.com', msg });
    await expect(runCommand('privacy', environment, ['erase', anu])).resolves.toMatchObject({
      code: 0,
      out: `Nothing is stored about ${anu}.\n`,
    });
    const kept = storage.db.selectFrom('enquiries').select('msg').execute();
    await expect(kept).resolves.toEqual([{ msg }]);
    const { out } = await runCommand('privacy', environment, ['help']);
    expect(out).toMatch(/\n {2}erase EMAIL .+;\n +not where somebody else typed .+ a message\n/);
  });
});
