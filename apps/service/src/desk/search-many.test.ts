import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databases } from '../testing/databases.ts';
import { insertMany, paddedWith, quoted } from '../testing/many-rows.ts';
import { staffBrowser } from '../testing/staff.ts';
import { createTestService } from '../testing/test-service.ts';
import { medianTime } from '../testing/time.ts';

/** Maximum time of a page of a search with its total, in ms. */
const MOST_MS = 200;

const COUNT = 50_000;
/** Words of each resume beside those that all have. */
const WORDS = 12;

const APPLICATIONS = 'desk/applications';

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
    const service = await createTestService({ database });
    const { storage } = service;
    const { db, dialect } = storage;
    const browser = await staffBrowser(service, 'recruiter');
    const padded = paddedWith(storage);
    const name = `'Name ' || ((n * 7919) % ${String(COUNT)})`;
    await insertMany(storage, 'applications', COUNT, {
      id: padded('n', 32),
      reference: `'A-' || ${padded('n', 8)}`,
      search_number: 'n + 1',
      words_due: '0',
      applcnt_name: name,
      applcnt_email: `n || '@example.com'`,
      name_key: `lower(${name})`,
      email_key: `n || '@example.com'`,
      phone_key: padded('n', 10),
      job_id: '1 + n % 40',
      job_title: quoted('A position'),
      doc_type: '1',
      applcnt_phone: padded('n', 10),
      applcnt_covr_letr: quoted('I have drawn maps for ten years. '.repeat(30)),
      resume_key: `${padded('n', 32)} || '.pdf'`,
      resume_name: quoted('cv.pdf'),
      resume_bytes: '1',
      resume_digest: quoted(''),
      status: `case when n % 3 = 0 then 'in review' else 'received' end`,
      created_at: `${String(Date.UTC(2026, 0, 1))} + n * 1000`,
    });
    const words = (some: readonly string[]) =>
      dialect === 'sqlite' ? some.join(` || ' ' || `) : vector(some);
    if (dialect === 'postgres') await sql`drop index application_texts_words`.execute(db);
    await insertMany(storage, 'application_texts', COUNT, {
      number: 'n + 1',
      application_id: padded('n', 32),
      own_words: words(own),
      ...(dialect === 'sqlite'
        ? { resume_words: words(resume) }
        : { words: words([...own, ...resume]) }),
      resume_text: `'${'Ten years of work. '.repeat(250)}' || ${resume.join(` || ' ' || `)}`,
    });
    if (dialect === 'postgres') {
      await sql`create index application_texts_words on application_texts
        using gin (words) with (fastupdate = off)`.execute(db);
      // PostgreSQL's autovacuum does this within minutes.
      await sql`vacuum analyze applications, application_texts`.execute(db);
    }
    const queries = {
      oneLetter: '?q=j',
      twoLetters: '?q=ja&limit=200',
      threeLetters: '?q=jav',
      word: '?q=java&limit=200',
      words: '?q=experience%20java%20kochi',
      beginnings: '?q=exp%20ja',
      manyLetters: `?q=${encodeURIComponent('e j k n w c ja jav ko exp ex kot')}`,
      rareWord: '?q=kafka',
      rareAmongMany: '?q=kafka%20java',
      one: '?q=kafka%2041000',
      none: '?q=nobody',
      noneWithLetter: '?q=nobody%20j',
      byName: '?q=java&sort=name',
      rareByName: '?q=kafka&sort=-name',
      status: '?q=java&status=in%20review',
      rareStatus: '?q=java&status=hired',
      vacancy: '?q=java&job_id=7',
      counts: '/counts?q=java',
    };
    for (const [label, query] of Object.entries(queries)) {
      const time = await medianTime(MOST_MS, async () => {
        const answer = await browser.get(`${APPLICATIONS}${query}`);
        expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
      });
      if (process.env['MEASURE'] !== undefined) console.log(dialect, label, time.toFixed(1));
      expect.soft(time, label).toBeLessThanOrEqual(MOST_MS);
    }
    const { total } = (await browser.get(`${APPLICATIONS}?q=kafka`)).json<{ total: number }>();
    expect(total).toBe(COUNT / 1000);
  }, 300_000);
});
