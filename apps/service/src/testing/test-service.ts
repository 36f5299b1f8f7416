import { formExamples } from '@example/api/forms';
import { onTestFinished } from 'vitest';
import { createPasswords, type PasswordCost } from '../auth/core/passwords.ts';
import type { Clock } from '../runtime/clock/clock.ts';
import { createVacancies } from '../features/vacancies/index.ts';
import { createLog } from '../runtime/logging/index.ts';
import type { PageSource } from '../server/pages/index.ts';
import { readCountingKey } from '../http/security/rate-limits.ts';
import { createShares } from '../http/security/shares.ts';
import { createServer, type ServiceDeps } from '../server/server.ts';
import { readSettings, type Settings } from '../runtime/settings/index.ts';
import { countRows as countFound, type Schema, type Storage } from '../storage/index.ts';
import { createXsrfTokens } from '../auth/xsrf/index.ts';
import { collector } from './collector.ts';
import { databases, openTestStorage, type TestDatabase } from './databases.ts';
import { createTestResumes } from './resumes.ts';

export interface TestServiceOptions {
  readonly environment?: Readonly<Record<string, string>>;
  readonly database?: TestDatabase | undefined;
  readonly pages?: ((settings: Settings) => Promise<PageSource>) | undefined;
  readonly clock?: Clock;
  readonly change?: (deps: ServiceDeps) => ServiceDeps;
}

/** Lowest cost. Other tests cover the real one, and the least time of a sign-in. */
const CHEAP: PasswordCost = { ln: 1, r: 1, p: 1 };

/** Creates a whole service that does not listen and has no outbox worker. It is closed after the test. */
export const createTestService = async ({
  environment = {},
  database = databases[0],
  pages,
  clock = Date.now,
  change = (deps) => deps,
}: TestServiceOptions = {}) => {
  if (!database) throw new Error('no database');
  const place = await database.createPublished();
  const storage = await openTestStorage(place);
  const settings = readSettings({
    RATE_LIMIT: 'off',
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl,
    ...environment,
  });
  const countingKey = await readCountingKey(storage);
  const tokens = await createXsrfTokens(storage);
  const logged = collector();
  const resumes = createTestResumes({ dataDir: place.dataDir, clock });
  const deps = change({
    settings,
    storage,
    resumes,
    passwords: createPasswords({ cost: CHEAP }),
    signInTakesMs: 0,
    downloads: createShares({ own: 1 }),
    vacancies: createVacancies(storage, clock),
    outbox: { wake: () => undefined },
    clock,
    log: createLog(logged.stream),
    counting: { shared: undefined, key: () => countingKey },
    xsrfTokens: () => tokens,
  });
  const server = await createServer(deps, { pages: await pages?.(settings) });
  onTestFinished(async () => server.close());
  return { server, deps, storage, tokens, logged: logged.text };
};

export type TestService = Awaited<ReturnType<typeof createTestService>>;

/** Recipient of the office's mails when a test names none. */
export const OFFICE = 'office@example.com';

export const countRows = async ({ db }: Storage, table: keyof Schema): Promise<number> =>
  countFound(db.selectFrom(table));

export const { enquiry, contact: contactMessage, demo: demoRequest } = formExamples;

export { application } from './application.ts';
