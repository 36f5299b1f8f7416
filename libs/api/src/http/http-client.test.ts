import { describe, expect, it, vi } from 'vitest';
import { enquiryForm } from '../forms/index.ts';
import { ApiError, type ProblemKind, problemKinds } from '../problem/index.ts';
import { json, problem, serviceWith } from '../testing/service-with.ts';

const enquiry = { email: 'a@example.com', user_name: 'A', msg: 'Hello' };

/** Returns the error that `fetch` throws when the service cannot be reached. */
const noWay = () => new TypeError('fetch failed');
const never = async () => new Promise<Response>(() => undefined);

const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error('it did not fail as it should', { cause: error });
};

describe('a POST', () => {
  it('carries the XSRF token and the idempotency key', async () => {
    const { enquiries, calls } = serviceWith([json(201, { reference: 'E-1' })]);
    const receipt = await enquiries.send(enquiryForm, enquiry, { idempotencyKey: 'k' });
    expect(receipt).toEqual({ reference: 'E-1' });
    expect(calls[0]?.url).toBe('/api/v0/save_enquiry');
    expect(calls[0]?.init.headers).toMatchObject({
      'X-XSRF-TOKEN': 'token',
      'Idempotency-Key': 'k',
    });
  });

  it('carries the form signal in a header, and not in its body', async () => {
    const { enquiries, calls } = serviceWith([
      json(201, { reference: 'E-1' }),
      json(201, { reference: 'E-2' }),
    ]);
    await enquiries.send(enquiryForm, enquiry, { formSignal: 'trap' });
    await enquiries.send(enquiryForm, enquiry);
    const signals = calls.map(({ init }) => new Headers(init.headers).get('X-Form-Signal'));
    expect(signals).toEqual(['trap', null]);
    expect(calls.map(({ init }) => init.body)).toEqual([
      JSON.stringify(enquiry),
      JSON.stringify(enquiry),
    ]);
  });

  it('fetches a token when there is none, and a new one when it is refused', async () => {
    let token: string | undefined;
    const { enquiries, calls } = serviceWith(
      [
        new Response(null, { status: 204 }),
        problem(403, 'xsrf-token'),
        new Response(null, { status: 204 }),
        json(201, { reference: 'E-1' }),
      ],
      {
        readXsrfToken: () => {
          const now = token;
          token = 'fresh';
          return now;
        },
      },
    );
    await enquiries.send(enquiryForm, enquiry);
    expect(calls.map(({ url }) => url)).toEqual([
      '/api/v0/xsrf',
      '/api/v0/save_enquiry',
      '/api/v0/xsrf',
      '/api/v0/save_enquiry',
    ]);
  });

  it('sends nothing when the browser keeps no token', async () => {
    const answers = [new Response(null, { status: 204 }), new Response(null, { status: 204 })];
    const { enquiries, calls } = serviceWith(answers, { readXsrfToken: () => undefined });
    await expect(enquiries.send(enquiryForm, enquiry)).rejects.toMatchObject({
      kind: 'xsrf-token',
    });
    expect(calls.map(({ url }) => url)).toEqual(['/api/v0/xsrf', '/api/v0/xsrf']);
  });

  it('fetches no other token when a proxy refuses a call, whose answer has no document', async () => {
    const { enquiries, calls } = serviceWith([new Response(null, { status: 403 })], {
      readXsrfToken: () => 'token',
    });
    await expect(enquiries.send(enquiryForm, enquiry)).rejects.toMatchObject({
      kind: 'cross-origin',
    });
    expect(calls).toHaveLength(1);
  });

  it('waits for no token when it was prepared, and fetches one once', async () => {
    const tokens: string[] = [];
    const arrived = Promise.withResolvers<Response>();
    const { http, enquiries, calls } = serviceWith(
      [async () => arrived.promise, json(201, { reference: 'E-1' })],
      { readXsrfToken: () => tokens[0] },
    );
    const prepared = Promise.all([http.prepare(), http.prepare()]);
    const sent = enquiries.send(enquiryForm, enquiry);
    tokens.push('fresh');
    arrived.resolve(new Response(null, { status: 204 }));
    await Promise.all([prepared, sent]);
    await http.prepare();
    expect(calls.map(({ url }) => url)).toEqual(['/api/v0/xsrf', '/api/v0/save_enquiry']);
  });

  it('fetches the token itself when preparing it failed', async () => {
    let token: string | undefined;
    const fetchesToken = async () => {
      token = 'fresh';
      return Promise.resolve(new Response(null, { status: 204 }));
    };
    const { http, enquiries, calls } = serviceWith(
      [noWay(), fetchesToken, json(201, { reference: 'E-1' })],
      { readXsrfToken: () => token },
    );
    await http.prepare();
    await enquiries.send(enquiryForm, enquiry);
    expect(calls).toHaveLength(3);
  });

  it('is not repeated without an idempotency key', async () => {
    const { enquiries, calls } = serviceWith([noWay(), json(201, { reference: 'E-1' })]);
    expect((await failure(enquiries.send(enquiryForm, enquiry))).kind).toBe('internal');
    expect(calls).toHaveLength(1);
  });

  it('did not arrive when the device was offline all the time, and may have when it was not', async () => {
    const kinds = [];
    for (const online of [[], [false, false, true]]) {
      const { enquiries } = serviceWith([noWay(), noWay(), noWay()], {
        isOnline: () => online.shift() ?? false,
      });
      kinds.push(
        (await failure(enquiries.send(enquiryForm, enquiry, { idempotencyKey: 'k' }))).kind,
      );
    }
    expect(kinds).toEqual(['offline', 'internal']);
  });

  it('is not sent when its token cannot be fetched, and the error says which end has no connection', async () => {
    const kinds = [];
    for (const isOnline of [() => true, () => false]) {
      const { enquiries, calls } = serviceWith([noWay()], {
        isOnline,
        readXsrfToken: () => undefined,
      });
      kinds.push((await failure(enquiries.send(enquiryForm, enquiry))).kind);
      expect(calls.map(({ url }) => url)).toEqual(['/api/v0/xsrf']);
    }
    expect(kinds).toEqual(['unreachable', 'offline']);
  });

  it('is repeated with one, under the same key', async () => {
    const { enquiries, calls } = serviceWith([
      noWay(),
      problem(503, 'unavailable'),
      json(201, { reference: 'E-1' }),
    ]);
    await enquiries.send(enquiryForm, enquiry, { idempotencyKey: 'k' });
    expect(calls.map(({ init }) => new Headers(init.headers).get('Idempotency-Key'))).toEqual([
      'k',
      'k',
      'k',
    ]);
  });
});

describe('a GET', () => {
  const nothing = { jobs: [], total: 0, page: 1 };

  it('is tried three times in all', async () => {
    const { jobs, calls } = serviceWith([noWay(), noWay(), json(200, nothing)]);
    expect(await jobs.search({ q: 'a & b' })).toEqual(nothing);
    expect(calls[0]?.url).toBe('/api/v0/search_jobs?tenantId=1&q=a+%26+b');
    const twice = serviceWith([noWay(), noWay(), noWay(), json(200, nothing)]);
    expect((await failure(twice.jobs.search({}))).kind).toBe('unreachable');
    expect(twice.calls).toHaveLength(3);
  });

  it('is not repeated when that cannot help', async () => {
    const { jobs, calls } = serviceWith([problem(404, 'not-found')]);
    expect((await failure(jobs.description({ job_id: 9 }))).kind).toBe('not-found');
    expect(calls).toHaveLength(1);
  });

  it('waits as long as the service asks, but not for ever', async () => {
    const { jobs, calls } = serviceWith([
      problem(429, 'too-many-requests'),
      json(429, {}, { 'Retry-After': '3600' }),
    ]);
    const error = await failure(jobs.search({}));
    expect([error.kind, error.retryAfterSeconds]).toEqual(['too-many-requests', 3600]);
    expect(calls).toHaveLength(2);
  });
});

describe('errors', () => {
  const answers = Object.entries(problemKinds) as [ProblemKind, number][];

  it.each(answers)('of a problem document are %s', async (kind, status) => {
    const post = serviceWith([
      problem(status, kind),
      new Response(null, { status: 204 }),
      problem(status, kind),
    ]);
    const error = await failure(post.enquiries.send(enquiryForm, enquiry));
    expect(error).toMatchObject({ kind, status, message: 'said so' });
  });

  it.each([
    ['an answer of another shape', json(200, { other: 1 }), 'internal'],
    ['a page instead of JSON', new Response('<html>', { status: 200 }), 'internal'],
    [
      'a problem of a later version',
      json(422, { type: 'urn:problem:new', title: '', status: 422, detail: '' }),
      'invalid-input',
    ],
    ['a page of a proxy', new Response('<html>', { status: 502 }), 'unavailable'],
    ['a proxy that takes less', new Response('<html>', { status: 413 }), 'too-large'],
    ['a proxy that limits', new Response('<html>', { status: 429 }), 'too-many-requests'],
    ['a status of no kind', new Response('<html>', { status: 418 }), 'invalid-input'],
    ['a page that is gone', new Response('<html>', { status: 410 }), 'not-found'],
    ['a connection that broke', noWay(), 'internal'],
    ['no answer', never, 'timeout'],
  ] as const)('after %s are of their kind', async (_name, answer, kind) => {
    const { enquiries } = serviceWith([answer]);
    expect((await failure(enquiries.send(enquiryForm, enquiry))).kind).toBe(kind);
  });

  it('name the refused fields', async () => {
    const errors = [{ field: 'msg', message: 'Please enter message and continue' }];
    const { enquiries } = serviceWith([problem(422, 'invalid-input', { errors })]);
    expect((await failure(enquiries.send(enquiryForm, enquiry))).errors).toEqual(errors);
  });

  it('need nothing that came to browsers after Safari 17.2 and Firefox 121', async () => {
    vi.stubGlobal('AbortSignal', class extends AbortSignal {});
    Object.assign(AbortSignal, { any: undefined, timeout: undefined });
    try {
      const { enquiries } = serviceWith([json(201, { reference: 'E-1' })]);
      const { signal } = new AbortController();
      expect(await enquiries.send(enquiryForm, enquiry, { signal })).toEqual({ reference: 'E-1' });
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('tell the caller’s own abort from a time-out', async () => {
    const { enquiries } = serviceWith([never]);
    const abort = new AbortController();
    const call = failure(enquiries.send(enquiryForm, enquiry, { signal: abort.signal }));
    abort.abort();
    expect((await call).kind).toBe('aborted');
  });

  it.each([
    ['a name that the browser does not know', new ReferenceError('x is not defined')],
    ['a file that cannot be read', new DOMException('gone', 'NotReadableError')],
  ])('never call %s a failure of the network', async (_name, thrown) => {
    const { jobs, calls } = serviceWith([thrown], { isOnline: () => false });
    expect((await failure(jobs.search({}))).kind).toBe('internal');
    expect(calls).toHaveLength(1);
  });

  it('end a wait between two tries when the caller aborts', async () => {
    const { jobs, calls } = serviceWith([noWay()], { backOffMs: 5_000, timeoutMs: 5_000 });
    const abort = new AbortController();
    const call = failure(jobs.search({}, { signal: abort.signal }));
    setTimeout(() => abort.abort(), 20);
    expect((await call).kind).toBe('aborted');
    expect(calls).toHaveLength(1);
  });
});
