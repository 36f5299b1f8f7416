import { expect, it } from 'vitest';
import { createLog } from '../../runtime/logging/index.ts';
import { anyDatabase, openTestStorage } from '../../testing/databases.ts';
import { insertApplications } from '../../testing/many-rows.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { readSettings } from '../../runtime/settings/index.ts';
import { createFileStore } from '../resumes/store.ts';
import { cleanUpOrphans } from './orphan-cleanup.ts';

it.each(anyDatabase)('a lost folder of many resumes is one short line of the log', async (one) => {
  const storage = await openTestStorage(await one.createMigrated());
  await insertApplications(storage, 2_000);
  const lines: string[] = [];
  const log = createLog({ write: (line) => void lines.push(line) });
  const store = createFileStore(temporaryFolder());
  const settings = readSettings({});
  await cleanUpOrphans({ settings, storage, store, log }, Date.UTC(2026, 1, 1));
  expect(lines).toHaveLength(1);
  expect(lines[0]?.length).toBeLessThan(8_000);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ missing: 2_000 });
});
