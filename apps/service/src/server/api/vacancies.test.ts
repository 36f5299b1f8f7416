import type { JobPage } from '@example/api/jobs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { closeVacancy, importVacancies } from '../../features/vacancies/index.ts';
import { expectProblem } from '../../testing/api.ts';
import { databases } from '../../testing/databases.ts';
import { createTestService } from '../../testing/test-service.ts';
import { vacancyFile } from '../../testing/vacancies.ts';

describe.each(databases)('the API of vacancies on $name', (database) => {
  it('lists what is open', async () => {
    const { server } = await createTestService({ database });
    const list = await server.inject('/api/v0/get_joblist?tenantId=1');
    expect(list.statusCode).toBe(200);
    expect(list.json()).toEqual([
      {
        job_id: 1,
        job_title: 'Vacancy 1',
        job_short_desc: 'In short',
        vch_job_category: 'Software Development',
        category_id: 1,
        job_type: 1,
        vch_office: 'Headquarters, Trivandrum',
        district_name: 'Thiruvananthapuram',
        int_location_id: 1,
        last_date: '2999-12-31',
      },
    ]);
    const categories = await server.inject('/api/v0/get_job_category');
    expect(categories.json()).toEqual([{ id: 1, jobcategory: 'Software Development' }]);
    const locations = await server.inject('/api/v0/get_locations?tenantId=1');
    expect(locations.json()).toEqual([{ fk_district_id: 1, vch_district: 'Thiruvananthapuram' }]);
  });

  it('describes a vacancy that is open, and no other', async () => {
    const service = await createTestService({ database });
    const describe = async (id: string) =>
      service.server.inject(`/api/v0/get_job_description?job_id=${id}`);
    expect((await describe('1')).json()).toEqual([
      { description: 'At length,\n\n- with "quotes", and lines' },
    ]);
    const closed = { job_title: 'Vacancy 2', category_id: 1, int_location_id: 1 };
    expect(expectProblem(await describe('2'), 404, 'not-found').closed_job).toEqual(closed);
    const unknown = expectProblem(await describe('99999999999999'), 404, 'not-found');
    expect(unknown).not.toHaveProperty('closed_job');
    for (const id of ['', '0', '-1', '1.5', 'x', '1&job_id=2', '1e0']) {
      expect(expectProblem(await describe(id), 422, 'invalid-input').errors).toMatchObject([
        { field: 'job_id' },
      ]);
    }
    await closeVacancy(service.storage, 1);
    expectProblem(await describe('1'), 404);
  });

  it('names the closed vacancy when its last date has passed', async () => {
    const { server } = await createTestService({ database, clock: () => Date.UTC(3000, 0, 1) });
    const answer = await server.inject('/api/v0/get_job_description?job_id=1');
    expect(expectProblem(answer, 404, 'not-found').closed_job).toMatchObject({
      job_title: 'Vacancy 1',
    });
  });

  it('refuses every tenant but one', async () => {
    const { server } = await createTestService({ database });
    for (const url of ['/api/v0/get_joblist', '/api/v0/get_locations']) {
      expect((await server.inject(url)).statusCode).toBe(200);
      expectProblem(await server.inject(`${url}?tenantId=2`), 422, 'invalid-input');
    }
  });

  it('answers 304 for a list the caller has, until it changes', async () => {
    const { server, storage } = await createTestService({ database });
    const url = '/api/v0/get_joblist?tenantId=1';
    const etag = String((await server.inject(url)).headers.etag);
    const again = async () => server.inject({ url, headers: { 'if-none-match': `"x", ${etag}` } });
    expect((await again()).statusCode).toBe(304);
    await closeVacancy(storage, 1);
    expect((await again()).statusCode).toBe(200);
  });

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
