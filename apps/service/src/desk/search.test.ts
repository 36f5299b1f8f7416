import type { ApplicationList } from '@example/api/desk';
import { describe, expect, it } from 'vitest';
import { writeDueWords, writeWords } from '../features/applications/search/write-words.ts';
import { databases } from '../testing/databases.ts';
import { sendApplication, type Browser } from '../testing/candidate.ts';
import { staffBrowser } from '../testing/staff.ts';
import { createTestService, type TestService } from '../testing/test-service.ts';

const APPLICATIONS = 'desk/applications';

const search = async (browser: Browser, q: string) => {
  const answer = await browser.get(`${APPLICATIONS}?q=${encodeURIComponent(q)}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<ApplicationList>();
};

const found = async (browser: Browser, q: string): Promise<readonly string[]> => {
  const { items, total } = await search(browser, q);
  expect(total).toBe(items.length);
  return items.map(({ name }) => name).toSorted();
};

/** Returns the text of the passages of the only row that is found, with its hits in brackets. */
const passages = async (browser: Browser, q: string): Promise<readonly string[]> => {
  const { items } = await search(browser, q);
  expect(items).toHaveLength(1);
  return (items[0]?.found ?? []).map(
    ({ in: place, parts }) =>
      `${place}: ${parts.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('')}`,
  );
};

const readResume = async (
  { storage: { db, transact } }: TestService,
  reference: string,
  text: string,
): Promise<void> => {
  const { id } = await db
    .selectFrom('applications')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  await transact(async (tx) => writeWords(tx, [id], new Map([[id, text]])));
};

describe.each(databases)('the search of applications, on $name', (database) => {
  const setUp = async () => {
    const service = await createTestService({ database });
    const browser = await staffBrowser(service, 'recruiter');
    const asha = await sendApplication(service, {
      applcnt_name: 'Asha José Menon',
      applcnt_email: 'a.menon-2@example.com',
      applcnt_phone: '919876543210',
      applcnt_covr_letr: 'I have built stream processing for a bank.\n\nYours <b>sincerely</b>',
    });
    const binu = await sendApplication(service, {
      applcnt_name: 'Binu Thomas',
      applcnt_email: 'binu@example.org',
      applcnt_phone: '9447000000',
      applcnt_covr_letr: 'C++ since 2019, and since 2024 Rust.',
    });
    return { service, browser, asha, binu };
  };

  it('finds the beginnings of words in any order and any place', async () => {
    const { service, browser, asha, binu } = await setUp();
    await readResume(service, asha, 'Skills: Apache Kafka, PostgreSQL\nKochi 2019 to 2024');
    await readResume(service, binu, '');
    const tag = await browser.send(
      'PATCH',
      `/api/v0/${APPLICATIONS}/${binu}`,
      { tags: ['relocates soon'] },
      { 'if-match': '"1"' },
    );
    expect(tag.statusCode).toBe(200);
    await browser.post(`${APPLICATIONS}/${binu}/notes`, { text: 'Notice period: 60 days' });
    await service.storage.transact(writeDueWords);
    const expected: Readonly<Record<string, readonly string[]>> = {
      'menon asha': ['Asha José Menon'],
      'MEN jose': ['Asha José Menon'],
      'ash 98765': ['Asha José Menon'],
      '43210': ['Asha José Menon'],
      '98765 43210': ['Asha José Menon'],
      '+91 98765-43210': ['Asha José Menon'],
      '+91 94470 00000': ['Binu Thomas'],
      'a.menon-2@example.com': ['Asha José Menon'],
      'kafka bank asha': ['Asha José Menon'],
      'kafk postgres': ['Asha José Menon'],
      [asha.toLowerCase()]: ['Asha José Menon'],
      'reloc binu': ['Binu Thomas'],
      'notice 60 thomas': ['Binu Thomas'],
      'c++': ['Binu Thomas'],
      '2019 2024': ['Asha José Menon', 'Binu Thomas'],
      e: ['Asha José Menon', 'Binu Thomas'],
      'kafka binu': [],
      afka: [],
    };
    for (const [q, names] of Object.entries(expected))
      expect(await found(browser, q), q).toEqual(names);
  });

  it('shows what it found where the row does not', async () => {
    const { service, browser, asha } = await setUp();
    await readResume(
      service,
      asha,
      `${'Engineer. '.repeat(30)}Built pipelines with Apache Kafka and <mark>Flink</mark>.`,
    );
    await expect(passages(browser, 'asha menon')).resolves.toEqual([]);
    await expect(passages(browser, 'kafka asha')).resolves.toEqual([
      'resume: … pipelines with Apache [Kafka] and <mark>Flink</mark>.',
    ]);
    await expect(passages(browser, 'sincerely')).resolves.toEqual([
      'letter: … for a bank. Yours <b>[sincerely]</b>',
    ]);
    await expect(passages(browser, 'ash 98765')).resolves.toEqual(['phone: 91[98765]43210']);
    await expect(passages(browser, 'flink bank')).resolves.toEqual([
      expect.stringContaining('[bank]'),
      expect.stringContaining('[Flink]'),
    ]);
  });

  it('is told by hostile words from nothing but words', async () => {
    const { service, browser, asha } = await setUp();
    await readResume(service, asha, `NEAR OR NOT "quoted" it's a*b {own_words}: x^2`);
    for (const q of [
      ...['"', "'", '*', '(', ')', ':', '^', '-', '\\', '|', '&', '!', '<->', ':*', '""', "''"],
      ...['"menon', "menon'", "'; drop table applications; --", 'own_words : menon', '{own_words}'],
      ...['AND', 'OR', 'NOT', 'NEAR', 'NEAR(a b)', 'asha AND', 'asha OR NOT', 'a NEAR/2 b'],
      ...['😀', '😀 asha', '\uFFFD', '%', '_', '^^^a', "':*A", 'asha:*', '+asha', '-asha'],
      ...['\\u0000', '\u202Easha', 'x'.repeat(200), 'x '.repeat(100).trim(), 'é'.repeat(200)],
      ...['1 '.repeat(100).trim(), '+9'.repeat(100), '(9)-'.repeat(50), '𠀀'.repeat(100)],
      Array.from({ length: 66 }, (_, index) => String.fromCharCode(0x4e00 + index)).join(' '),
    ]) {
      const answer = await browser.get(`${APPLICATIONS}?q=${encodeURIComponent(q)}`);
      expect(answer.statusCode, `${q} ${answer.body}`).toBe(200);
    }
    await expect(found(browser, 'NOT near "or"')).resolves.toEqual(['Asha José Menon']);
    await expect(found(browser, '-asha')).resolves.toEqual(['Asha José Menon']);
    for (const refused of ['a\u0000b', 'x'.repeat(10_000)]) {
      const answer = await browser.get(`${APPLICATIONS}?q=${encodeURIComponent(refused)}`);
      expect(answer.statusCode).toBe(422);
    }
  });

  it('finds the others, too, beside an application with more words than an index takes', async () => {
    const { service, browser, asha, binu } = await setUp();
    let number = 0;
    // Words of three letters that share no beginning are the most that a number of characters has.
    const word = () => {
      number += 1;
      return [7, 11, 13].map((step) => String.fromCodePoint(0x4e00 + ((number * step) % 20_011)));
    };
    const { id } = await service.storage.db
      .selectFrom('applications')
      .select('id')
      .where('reference', '=', asha)
      .executeTakeFirstOrThrow();
    const notes = Array.from({ length: 45 }, (_, index) => ({
      ...{ id: `note-${String(index)}`, application_id: id, author_code: 'E1', created_at: 1 },
      text: Array.from({ length: 1_250 }, () => word().join('')).join(' '),
    }));
    await service.storage.db.insertInto('application_notes').values(notes).execute();
    await browser.post(`${APPLICATIONS}/${binu}/notes`, { text: 'Waits beside it' });
    await service.storage.transact(writeDueWords);
    await expect(found(browser, 'beside')).resolves.toEqual(['Binu Thomas']);
    await expect(found(browser, 'asha 98765 stream')).resolves.toEqual(['Asha José Menon']);
  });

  it('looks into resumes only for those who may read them', async () => {
    const { service, asha } = await setUp();
    await readResume(service, asha, 'Apache Kafka');
    const { findApplications } = await import('./applications/list.ts');
    const count = async (q: string, resumes: boolean) =>
      (
        await findApplications(service.storage.db, { q }, { resumes, counted: true })
          .select('id')
          .execute()
      ).length;
    await expect(count('kafka', true)).resolves.toBe(1);
    await expect(count('kafka', false)).resolves.toBe(0);
    await expect(count('asha bank', false)).resolves.toBe(1);
  });
});
