import type { JobPage } from '@example/api/jobs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { closeVacancy, importVacancies } from '../../features/vacancies/index.ts';
import { databases } from '../../testing/databases.ts';
import { createTestService } from '../../testing/test-service.ts';
import { vacancyFile } from '../../testing/vacancies.ts';

describe.each(databases)('the API of vacancies on $name', (database) => {
  it('finds vacancies a page at a time, and refuses an invalid search', async () => {
    const { server, storage } = await createTestService({ database });
    const jobs = Array.from({ length: 120 }, (_, index) => ({ job_id: 10 + index }));
    await importVacancies(storage, vacancyFile(jobs));
    const search = async (query: string) => server.inject(`/api/v0/search_jobs?${query}`);
    const page = async (query: string) => {
      const { jobs: found, ...rest } = (await search(query)).json<JobPage>();
      return [found.length, found[0]?.job_id, rest];
    };
    await expect(page('tenantId=1')).resolves.toEqual([100, 1, { total: 121, page: 1 }]);
    await expect(page('q=&page=2&type=1')).resolves.toEqual([21, 109, { total: 121, page: 2 }]);
    await expect(page('q=%20VACANCY%2012%20')).resolves.toEqual([11, 12, { total: 11, page: 1 }]);
    await expect(page('job_id=50')).resolves.toEqual([1, 50, { total: 1, page: 1 }]);
    expect((await search('')).headers).toMatchObject({ 'cache-control': 'private, no-cache' });
    for (const [field, query] of [
      ['tenantId', 'tenantId=2'],
      ['q', 'q=a&q=b'],
      ['category', 'category=x'],
      ['type', 'type=3'],
      ['location', 'location=-1'],
      ['page', 'page=0'],
      ['page', 'page=9999999999'],
      ['job_id', 'job_id=x'],
    ] as const) {
      const refused = await search(query);
      expect(refused.statusCode, query).toBe(422);
      expect(refused.json()).toMatchObject({ errors: [{ field }] });
    }
  });

  it('sends a long list as it is read, the same in every coding', async () => {
    const { server, storage } = await createTestService({ database });
    const jobs = Array.from({ length: 1_500 }, (_, index) => ({ job_id: 10 + index }));
    await importVacancies(storage, vacancyFile(jobs));
    const url = '/api/v0/get_joblist?tenantId=1';
    const get = async (headers = {}) => server.inject({ url, headers });
    const plain = await get();
    expect(plain.headers).not.toHaveProperty('content-length');
    expect(plain.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding',
    });
    const list = plain.json<readonly { readonly job_id: number }[]>();
    expect(list.map(({ job_id }) => job_id)).toEqual([1, ...jobs.map(({ job_id }) => job_id)]);
    for (const [coding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const coded = await get({ 'accept-encoding': coding });
      expect(coded.headers['content-encoding']).toBe(coding);
      expect(decode(coded.rawPayload).toString()).toBe(plain.body);
    }
    const again = async () => get({ 'if-none-match': plain.headers.etag });
    expect((await again()).statusCode).toBe(304);
    expect((await server.inject({ method: 'HEAD', url })).statusCode).toBe(200);
    await closeVacancy(storage, 1);
    expect((await again()).statusCode).toBe(200);
  });

  it('sends an address two long lists at the same moment, and then the next', async () => {
    const environment = { RATE_LIMIT: 'on' };
    const { server, storage } = await createTestService({ database, environment });
    const jobs = Array.from({ length: 1_500 }, (_, index) => ({ job_id: 10 + index }));
    await importVacancies(storage, vacancyFile(jobs));
    const get = async () => server.inject('/api/v0/get_joblist');
    const answers = await Promise.all([get(), get(), get()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
    expect(answers[2].headers['retry-after']).toBe('5');
    expect((await get()).statusCode).toBe(200);
  });
});
