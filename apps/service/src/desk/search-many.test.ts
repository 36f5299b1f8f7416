import type { ApplicationList } from '@example/api/desk';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databases } from '../testing/databases.ts';
import { createDesk, expectQuick, readDesk } from '../testing/desk.ts';
import {
  analyze,
  insertApplications,
  insertMany,
  paddedWith,
  quoted,
} from '../testing/many-rows.ts';

const COUNT = 50_000;
/** Words of each resume beside those that all have. */
const WORDS = 12;
/** Rows whose words PostgreSQL has not indexed yet: nearly as many as may wait for that. */
const PENDING = 60;

/** SQL of the words of row `n`: some that all have, some that many have, and its number. */
const own = [`'name'`, `'example'`, `'com'`, `cast(n as text)`];
const resume = [
  ...['java', 'javascript', 'jakarta', 'experience', 'expert', 'kochi'].map(quoted),
  `case when n % 1000 = 0 then 'kafka' else 'kotlin' end`,
  ...Array.from(
    { length: WORDS },
    (_, index) => `'w' || ((n * 31 + ${String(index * 977)}) % 3000)`,
  ),
];

const vector = (words: readonly string[]) => {
  const all = words.flatMap((word) => [
    word,
    ...[1, 2, 3].map((length) => `'^' || left(${word}, ${String(length)})`),
  ]);
  return `array_to_tsvector(array[${all.join(', ')}])`;
};

describe.each(databases)('the search of many applications, on $name', (database) => {
  it('answers within 200 ms when there are 50,000, whatever is searched for', async () => {
    const { service, browser } = await createDesk(database, 'recruiter');
    const { storage } = service;
    const { db, dialect } = storage;
    const padded = paddedWith(storage);
    await insertApplications(storage, COUNT, {
      ...{ search_number: 'n + 1', words_due: '0' },
      status: `case when n % 3 = 0 then 'in review' else 'received' end`,
    });
    const words = (some: readonly string[]) =>
      dialect === 'sqlite' ? some.join(` || ' ' || `) : vector(some);
    if (dialect === 'postgres') await sql`drop index application_texts_words`.execute(db);
    const texts = {
      number: 'n + 1',
      application_id: padded('n', 32),
      own_words: words(own),
      ...(dialect === 'sqlite'
        ? { resume_words: words(resume) }
        : { words: words([...own, ...resume]) }),
      resume_text: `'${'Ten years of work. '.repeat(250)}' || ${resume.join(` || ' ' || `)}`,
    };
    await insertMany(storage, 'application_texts', COUNT, texts);
    if (dialect === 'postgres') {
      await sql`create index application_texts_words on application_texts
        using gin (words) with (fastupdate = on, gin_pending_list_limit = 256)`.execute(db);
    }
    await analyze(storage);
    await db.deleteFrom('application_texts').where('number', '<=', PENDING).execute();
    await insertMany(storage, 'application_texts', PENDING, texts);
    await expectQuick(
      browser,
      [
        '?q=j',
        '?q=ja&limit=200',
        '?q=jav',
        '?q=java&limit=200',
        '?q=experience%20java%20kochi',
        '?q=exp%20ja',
        `?q=${encodeURIComponent('e j k n w c ja jav ko exp ex kot')}`,
        '?q=kafka',
        '?q=kafka%20java',
        '?q=kafka%2041000',
        '?q=nobody',
        '?q=nobody%20j',
        '?q=java&sort=name',
        '?q=kafka&sort=-name',
        '?q=java&status=in%20review',
        '?q=java&status=hired',
        '?q=java&job_id=7',
        '/counts?q=java',
      ].map((query) => `applications${query}`),
    );
    const { total } = await readDesk<ApplicationList>(browser, 'applications?q=kafka');
    expect(total).toBe(COUNT / 1000);
  }, 300_000);
});
