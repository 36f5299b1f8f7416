import type { ApiClients, SiteClients } from '@example/api/clients';
import { filterJobs, type Job, type JobSearch } from '@example/api/jobs';
import { ApiError } from '@example/api/problem';
import { career } from '@example/content/career';
import { emailEndings } from '@example/content/email-endings';
import { enquiries } from '@example/content/enquiries';
import { routes } from '@example/content/routes';
import { brotliCompressSync } from 'node:zlib';
import { errorPages } from '@example/content/errors';
import { describe, expect, it, vi } from 'vitest';
import { paths, uploads } from './entry-server.tsx';
import { site } from './testing/render-site.ts';

const job: Job = {
  job_id: 7,
  job_title: 'GIS <Analyst>',
  job_short_desc: 'Maps',
  vch_job_category: 'GIS',
  category_id: 1,
  job_type: 2,
  vch_office: 'Head office',
  district_name: 'Kollam',
  int_location_id: 3,
  last_date: '2026-12-31',
};

const clientsWith = (overrides: {
  readonly jobs?: Partial<SiteClients['jobs']>;
  readonly forms?: Partial<SiteClients['forms']>;
}) =>
  ({
    jobs: {
      search: () => Promise.resolve({ jobs: [job], total: 1, page: 1 }),
      categories: () => Promise.resolve([{ id: 1, jobcategory: 'GIS' }]),
      locations: () => Promise.resolve([{ fk_district_id: 3, vch_district: 'Kollam' }]),
      description: () => Promise.resolve([{ description: 'Draws maps.' }]),
      ...overrides.jobs,
    },
    forms: {
      send: () => Promise.resolve({ reference: 'E-1234ABCD' }),
      ...overrides.forms,
    },
    subscriptions: { request: () => Promise.resolve() },
    accounts: { read: () => Promise.resolve(undefined) },
  }) as unknown as ApiClients;

const get = (path: string, clients = clientsWith({})) =>
  site.render(new Request(`https://www.example.com${path}`), { clients });

const post = (path: string, fields: Record<string, string>, clients = clientsWith({})) =>
  site.render(
    new Request(`https://www.example.com${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    }),
    { clients },
  );

const typed = {
  form: 'enquiry',
  user_name: 'Asha "A" <b>',
  email: 'asha@example.com',
  msg: 'Hello',
};

describe('entry-server', () => {
  it('has a page for every route of the content', () => {
    expect(paths).toEqual(expect.arrayContaining([...routes]));
  });

  it('has a form with a file on the career page alone', () => {
    expect(uploads).toEqual(['/career']);
  });

  it.each(paths)('renders %s whole', async (path) => {
    const { status, html } = await get(path);
    expect(status).toBe(200);
    expect(html).toMatch(/^<!doctype html><html lang="en-IN"/);
    expect(html).not.toContain(' style="');
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('answers an unknown path with 404', async () => {
    for (const path of ['/nowhere', '/about%20', '/about*'])
      expect((await get(path)).status, path).toBe(404);
  });
});

describe('form post (without JavaScript)', () => {
  it('is redirected to its success text', async () => {
    const { status, headers } = await post('/', typed);
    expect(status).toBe(303);
    expect(headers['Location']).toBe('/?sent=enquiry&reference=E-1234ABCD#enquiry-outcome');
    const { html } = await get('/?sent=enquiry&reference=E-1234ABCD');
    expect(html).toContain(enquiries.success);
    expect(html).toContain('E-1234ABCD');
  });

  it('shows no reference when the one in the address is invalid', async () => {
    const { html } = await get('/?sent=enquiry&reference=call-0900-now');
    expect(html).not.toContain('call-0900-now');
  });

  it('comes back with the typed values and the first error when a rule fails', async () => {
    const { status, html } = await post('/', { ...typed, email: 'asha', msg: '' });
    expect(status).toBe(422);
    expect(html).toContain(enquiries.validation.email_invalid);
    expect(html).not.toContain(enquiries.validation.msg_missing);
    expect(html).toContain('value="Asha &quot;A&quot; &lt;b&gt;"');
    expect(html).toContain('<title>Error: ');
    expect(html).toContain('id="enquiry-outcome"');
  });

  it.each([
    ['/', { ...typed, email: 'asha@firm.software' }],
    ['/about', { form: 'newsletter', email: 'asha@firm.software' }],
    ['/forex', { form: 'demo', email: 'asha@firm.info', name: '', phone: '', product: 'ForEx' }],
  ])(
    'says of an address on %s why it is refused when only its ending is long',
    async (path, form) => {
      const { html } = await post(path, form);
      expect(html).toContain(enquiries.validation.email_invalid);
      expect(html).toContain(emailEndings.otherwise);
      expect((await post(path, { ...form, email: 'asha' })).html).not.toContain(
        emailEndings.otherwise,
      );
    },
  );

  it('keeps what was typed when it could not be sent', async () => {
    const send = () => Promise.reject(new ApiError('internal', 'down'));
    const { status, html } = await post('/', typed, clientsWith({ forms: { send } }));
    expect(status).toBe(503);
    expect(html).toContain(enquiries.failures.server.heading);
    expect(html).toContain('value="asha@example.com"');
    expect(html).not.toContain(enquiries.success);
  });

  it('passes on its key when it has one, and none otherwise', async () => {
    const send = vi.fn<SiteClients['forms']['send']>(() =>
      Promise.resolve({ reference: 'E-1234ABCD' }),
    );
    const clients = clientsWith({ forms: { send } });
    await post('/', typed, clients);
    await post('/', { ...typed, idempotency_key: 'press' }, clients);
    const keys = send.mock.calls.map(([, , options]) => options?.idempotencyKey);
    expect(keys).toEqual([undefined, 'press']);
  });

  it('reports a robot to the service, and answers as usual, when the trap is filled in', async () => {
    const send = vi.fn<SiteClients['forms']['send']>(() =>
      Promise.resolve({ reference: 'E-1234ABCD' }),
    );
    const clients = clientsWith({ forms: { send } });
    const { html } = await get('/');
    expect(html).toMatch(/<form [^>]*id="enquiry".*name="homepage".*<\/form>/s);
    const empty = await post('/', { ...typed, homepage: '' }, clients);
    const filled = await post('/', { ...typed, homepage: 'https://evil.example' }, clients);
    expect(filled).toEqual(empty);
    expect(filled.status).toBe(303);
    expect(send.mock.calls.map(([, input, options]) => [input, options?.formSignal])).toEqual([
      [{ email: typed.email, user_name: typed.user_name, msg: typed.msg }, undefined],
      [{ email: typed.email, user_name: typed.user_name, msg: typed.msg }, 'trap'],
    ]);
    const refused = await post('/', { ...typed, msg: '', homepage: 'https://evil.example' });
    expect(refused.status).toBe(422);
    expect(refused.html).not.toContain('evil.example');
  });

  it('is refused when it names no form of the page', async () => {
    const { status, html } = await post('/about', { form: 'enquiry' });
    expect(status).toBe(400);
    expect(html).toContain(errorPages[400].heading);
  });
});

describe('career page', () => {
  it('filters by the address', async () => {
    expect((await get('/career?q=KOLLAM&type=2')).html).toContain('GIS &lt;Analyst&gt;');
    const none = await get('/career?type=1');
    expect(none.html).toContain(career.noJobs);
    expect(none.html).not.toContain('>GIS &lt;Analyst&gt;');
  });

  it('says that the list could not be loaded, and not that there are no jobs', async () => {
    const search = () => Promise.reject(new ApiError('internal', 'down'));
    const { status, html, headers } = await get('/career', clientsWith({ jobs: { search } }));
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('5');
    expect(html).toContain(career.loadFailure.heading);
    expect(html).toContain(career.loadFailure.retry);
    expect(html).not.toContain(career.noJobs);
  });

  it('shows one vacancy at its own address, and 404 when there never was one', async () => {
    expect((await get('/career?job=7')).html).toContain('Draws maps.');
    for (const id of ['8', '07', '7x', '']) {
      const unknown = await get(`/career?job=${id}`);
      expect(unknown.status).toBe(404);
      expect(unknown.html).toContain(career.closed.text);
      expect(unknown.html).not.toContain(career.closed.similar);
    }
  });

  it('answers 410 when the vacancy is closed, and shows similar ones', async () => {
    const closedJob = {
      job_title: 'GIS <Lead>',
      category_id: job.category_id,
      int_location_id: 99,
    };
    const description = () =>
      Promise.reject(new ApiError('not-found', 'closed', { status: 404, closedJob }));
    const { status, html } = await get('/career?job=8', clientsWith({ jobs: { description } }));
    expect(status).toBe(410);
    expect(html).toContain('GIS &lt;Lead&gt;');
    expect(html).toContain('noindex');
    expect(html.split(career.closed.similar)[1]).toContain('href="/career?job=7#details"');
  });

  describe('with more vacancies than a page has', () => {
    const many = Array.from({ length: 250 }, (_, index): Job => ({
      ...job,
      job_id: index + 1,
      job_title: `Position ${String(index + 1)}`,
      int_location_id: index === 199 ? 4 : 3,
    }));
    const typeLabel = () => 'Full time';
    const search = ({ page = 1, job_id, ...filter }: JobSearch) => {
      const found = filterJobs(many, filter, typeLabel).filter(
        (each) => job_id === undefined || each.job_id === job_id,
      );
      return Promise.resolve({
        jobs: found.slice((page - 1) * 100, page * 100),
        total: found.length,
        page,
      });
    };
    const clients = clientsWith({ jobs: { search } });
    const shown = (html: string) =>
      [...html.matchAll(/<li[^>]* id="job-(\d+)"/g)].map(([, id]) => Number(id));

    it('shows the first hundred, how many there are, and where there are more', async () => {
      const { html } = await get('/career', clients);
      expect(shown(html)).toEqual(many.slice(0, 100).map(({ job_id }) => job_id));
      expect(html).toContain(career.resultCount(250));
      expect(html).toContain('href="/career?page=2#positions"');
      expect(html).toContain(career.more.showMore);
      expect(html).not.toContain(career.more.showPrevious);
    });

    it('shows the page of the address, and the one before and after it', async () => {
      const { html } = await get('/career?type=2&page=2', clients);
      expect(html).toContain('<title>Browse Jobs (page 2) | ');
      expect(shown(html)).toEqual(many.slice(100, 200).map(({ job_id }) => job_id));
      expect(html).toContain('href="/career?type=2#positions"');
      expect(html).toContain('href="/career?type=2&amp;page=3#positions"');
      expect(html).toContain('href="/career?type=2&amp;page=2&amp;job=150#details"');
      const last = await get('/career?page=3', clients);
      expect(shown(last.html)).toHaveLength(50);
      expect(last.html).not.toContain(`>${career.more.showMore}<`);
    });

    it('searches all of them', async () => {
      const { html } = await get('/career?q=position%20250', clients);
      expect(shown(html)).toEqual([250]);
      expect(html).toContain(career.resultCount(1));
    });

    it('shows any of them at its own address, and similar ones of any page', async () => {
      const one = await get('/career?job=250', clients);
      expect(one.status).toBe(200);
      expect(one.html).toContain('Draws maps.');
      const closedJob = { job_title: 'Lead', category_id: 9, int_location_id: 4 };
      const description = () =>
        Promise.reject(new ApiError('not-found', 'closed', { status: 404, closedJob }));
      const gone = await get('/career?job=999', clientsWith({ jobs: { search, description } }));
      expect(gone.status).toBe(410);
      expect(gone.html.split(career.closed.similar)[1]).toContain('href="/career?job=200#details"');
    });

    it('weighs no more with more of them', async () => {
      const { html } = await get('/career', clients);
      expect(brotliCompressSync(html).length).toBeLessThan(60_000);
    });
  });

  it('hands its data over without ending the script element', async () => {
    const evil = { ...job, job_title: '</script><script>alert(1)</script>' };
    const search = () => Promise.resolve({ jobs: [evil], total: 1, page: 1 });
    const { html } = await get('/career', clientsWith({ jobs: { search } }));
    expect(html).not.toContain('<script>alert(1)');
  });
});
