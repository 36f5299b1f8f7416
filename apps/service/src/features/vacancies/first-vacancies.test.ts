import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../runtime/clock/durations.ts';
import { createLog } from '../../runtime/logging/index.ts';
import { databases, openTestStorage } from '../../testing/databases.ts';
import { importFirstVacancies } from './first-vacancies.ts';

const file = join(import.meta.dirname, '../../../../../data/vacancies.json');
const log = createLog({ write: () => undefined });

const daysBetween = (dates: readonly string[]) => {
  const sorted = dates.map((date) => Date.parse(date) / DAY_MS).toSorted((one, two) => one - two);
  return sorted.map((day) => day - (sorted[0] ?? 0));
};

describe.each(databases)('the first vacancies on $name', ({ createMigrated }) => {
  it('end around the day of the first start, as far from one another as in the file', async () => {
    const storage = await openTestStorage(await createMigrated());
    const clock = () => Date.UTC(2031, 4, 20);
    await importFirstVacancies(storage, file, { withSamples: true, clock, log });
    const rows = await storage.db.selectFrom('jobs').select('last_date').execute();
    const dates = rows.map(({ last_date }) => last_date).toSorted();
    const { jobs } = JSON.parse(readFileSync(file, 'utf8')) as {
      readonly jobs: readonly { readonly last_date: string }[];
    };
    expect(daysBetween(dates)).toEqual(daysBetween(jobs.map(({ last_date }) => last_date)));
    expect(dates[0]).toBe('2031-05-13');
    expect((dates[1] ?? '') >= '2031-05-20').toBe(true);
  });
});
