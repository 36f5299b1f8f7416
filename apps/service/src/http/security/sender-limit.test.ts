import { createSecretKey } from 'node:crypto';
import fastify, { type FastifyRequest } from 'fastify';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { pdf } from '../../testing/documents.ts';
import {
  application,
  contactMessage,
  countRows,
  createTestService,
  demoRequest,
  enquiry,
  type TestService,
  OFFICE,
} from '../../testing/test-service.ts';
import { databases } from '../../testing/databases.ts';
import { createRateLimits, MAILS_PER_VISITOR, WRITES_PER_SENDER } from './rate-limits.ts';
import { MINUTE_MS } from '../../runtime/clock/durations.ts';

const HOUR_S = 3_600;

afterEach(() => {
  vi.useRealTimers();
});

interface Call {
  readonly email: string;
  readonly key?: string;
  readonly said?: string;
}

const multipart = async (fields: object) => {
  const form = new FormData();
  form.append('application', JSON.stringify(fields));
  form.append('file', new Blob([new Uint8Array(pdf())]), 'cv.pdf');
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  return {
    type: request.headers.get('content-type') ?? '',
    payload: Buffer.from(await request.arrayBuffer()),
  };
};

const json = async (fields: object) =>
  Promise.resolve({ type: 'application/json', payload: JSON.stringify(fields) });

/** Operations that send a mail to the address in their input. */
const operations = [
  {
    operation: 'save_enquiry',
    table: 'enquiries',
    body: async ({ email, said = 'Hello' }: Call) => json({ ...enquiry, email, msg: said }),
  },
  {
    operation: 'save_contact',
    table: 'contact_messages',
    body: async ({ email, said = 'Hello' }: Call) =>
      json({ ...contactMessage, email, message: said }),
  },
  {
    operation: 'request_demo',
    table: 'demo_requests',
    body: async ({ email, said = 'Hello' }: Call) => json({ ...demoRequest, email, name: said }),
  },
  {
    operation: 'subscribe',
    table: 'subscriptions',
    body: async ({ email }: Call) => json({ email }),
  },
  {
    operation: 'save_application',
    table: 'applications',
    body: async ({ email, said = 'Hello' }: Call) =>
      multipart({ ...application, applcnt_email: email, applcnt_covr_letr: said }),
  },
] as const;

type Operation = (typeof operations)[number];

/** Sends each call from another address, so that only the sender's limit can refuse it. */
const sender = (service: TestService, { operation, body }: Operation) => {
  let places = 0;
  return async (call: Call) => {
    const { type, payload } = await body(call);
    places += 1;
    return service.server.inject({
      method: 'POST',
      url: `/api/v0/${operation}`,
      headers: {
        'content-type': type,
        'x-forwarded-for': `203.0.113.${String(places)}`,
        ...(call.key === undefined ? {} : { 'idempotency-key': call.key }),
      },
      payload,
    });
  };
};

const limited = { RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1' };
const [anEnquiry] = operations;

describe.each(operations)('$operation', (tested) => {
  it('is taken from an address so many times an hour, from wherever, and from others still', async () => {
    const service = await createTestService({ environment: limited });
    const send = sender(service, tested);
    for (let index = 0; index < WRITES_PER_SENDER; index += 1) {
      // Spellings of one mailbox.
      const email = index % 2 === 0 ? `anu+${String(index)}@example.com` : 'Anu@Example.com';
      expect((await send({ email, said: `No. ${String(index)}` })).statusCode).toBeLessThan(300);
    }
    const before = await countRows(service.storage, 'outbox');
    const refused = await send({ email: 'ANU+x@example.com' });
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ type: 'urn:problem:too-many-requests' });
    const retryAfter = Number(refused.headers['retry-after']);
    expect(retryAfter).toBeGreaterThan(HOUR_S - 60);
    expect(retryAfter).toBeLessThanOrEqual(HOUR_S);
    await expect(countRows(service.storage, 'outbox')).resolves.toBe(before);
    expect((await send({ email: 'binu@example.com' })).statusCode).toBeLessThan(300);
    expect(service.logged()).not.toMatch(/@example/i);
  });

  it('is answered again when it was answered before, and only then', async () => {
    const service = await createTestService({ environment: limited });
    const send = sender(service, tested);
    const email = 'anu@example.com';
    const first = await send({ email, key: 'first' });
    // Repeated calls send no mail, so they do not count.
    for (let index = 0; index < 3; index += 1) await send({ email, key: 'first' });
    for (let index = 1; index < WRITES_PER_SENDER; index += 1)
      expect((await send({ email })).statusCode).toBeLessThan(300);
    expect((await send({ email })).statusCode).toBe(429);
    const again = await send({ email, key: 'first' });
    expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
    expect((await send({ email, key: 'second' })).statusCode).toBe(429);
    if (tested.operation === 'subscribe') return;
    expect((await send({ email, key: 'first', said: 'Something else' })).statusCode).toBe(429);
  });
});

/** Operations that send a mail to the address in their input, those of candidates included. */
const mailing = [
  ...operations.map(({ operation, body }) => ({
    operation: operation as string,
    body: async (email: string) => body({ email }),
  })),
  {
    operation: 'sign_in',
    body: async (email: string) => json({ email, password: 'correct horse battery' }),
  },
  { operation: 'forgot_password', body: async (email: string) => json({ email }) },
];

describe.each(databases)('a visitor, on $name', (database) => {
  const setUp = async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 31, 12) });
    const service = await createTestService({ environment: limited, database });
    const send = async (operation: (typeof mailing)[number], email: string, from: string) => {
      const { type, payload } = await operation.body(email);
      return service.server.inject({
        method: 'POST',
        url: `/api/v0/${operation.operation}`,
        headers: { 'content-type': type, 'x-forwarded-for': from },
        payload,
      });
    };
    const mailsToVisitors = async () =>
      (await service.storage.db.selectFrom('outbox').select('envelope_to').execute()).filter(
        ({ envelope_to }) => envelope_to !== OFFICE,
      ).length;
    return { ...service, send, mailsToVisitors };
  };

  it.each([
    ['one mailbox by its spellings', (index: number) => `target+${String(index)}@example.com`],
    ['many mailboxes', (index: number) => `target${String(index)}@example.com`],
  ])('causes 20 mails an hour in all to %s', async (_, emailOf) => {
    const { send, mailsToVisitors } = await setUp();
    const statuses: number[] = [];
    // Slower than the limit of each operation allows, and all from one network.
    for (let round = 0; round < 15; round += 1) {
      for (const [index, operation] of mailing.entries()) {
        const call = round * mailing.length + index;
        const from = `2001:db8:0:1::${call.toString(16)}`;
        statuses.push((await send(operation, emailOf(call), from)).statusCode);
      }
      vi.setSystemTime(Date.now() + 3 * MINUTE_MS);
    }
    await expect(mailsToVisitors()).resolves.toBe(MAILS_PER_VISITOR);
    expect(new Set(statuses)).toEqual(new Set([201, 202, 429]));
    vi.setSystemTime(Date.UTC(2026, 0, 31, 13));
    for (const operation of mailing) {
      const { statusCode } = await send(operation, 'anu@example.com', '2001:db8:0:1::1');
      expect(statusCode).toBeLessThan(300);
    }
    await expect(mailsToVisitors()).resolves.toBe(MAILS_PER_VISITOR + mailing.length);
  });

  it('is told nothing of accounts when no more mails may be sent', async () => {
    const { send, mailsToVisitors } = await setUp();
    const signingIn = mailing.filter(({ operation }) => /sign_in|forgot/.test(operation));
    const place = '203.0.113.7';
    for (let index = 0; index < MAILS_PER_VISITOR; index += 1)
      await send(mailing[index % 2] as never, `anu${String(index)}@example.com`, place);
    const before = await mailsToVisitors();
    for (const operation of signingIn) {
      const answer = await send(operation, 'binu@example.com', place);
      expect([answer.statusCode, answer.body]).toEqual([202, '{}']);
    }
    await expect(mailsToVisitors()).resolves.toBe(before);
  });
});

describe('the limit of an address', () => {
  it('is over after an hour, however often it was tried', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 31, 12) });
    const service = await createTestService({ environment: limited });
    const send = sender(service, anEnquiry);
    const email = 'anu@example.com';
    for (let index = 0; index < WRITES_PER_SENDER; index += 1) await send({ email });
    vi.setSystemTime(Date.UTC(2026, 0, 31, 12, 59, 59));
    const refused = await send({ email });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
    vi.setSystemTime(Date.UTC(2026, 0, 31, 13));
    expect((await send({ email })).statusCode).toBe(201);
  });

  it('counts each operation by itself, and nothing that was refused for its input', async () => {
    const service = await createTestService({ environment: limited });
    const send = sender(service, anEnquiry);
    const email = 'anu@example.com';
    for (let index = 0; index < WRITES_PER_SENDER; index += 1) {
      expect((await send({ email, said: ' ' })).statusCode).toBe(422);
    }
    for (let index = 0; index < WRITES_PER_SENDER; index += 1) await send({ email });
    expect((await send({ email })).statusCode).toBe(429);
    for (const other of operations.slice(1)) {
      expect((await sender(service, other)({ email })).statusCode).toBeLessThan(300);
    }
  });

  it('tells nobody whether an address is subscribed', async () => {
    const service = await createTestService({ environment: limited });
    const subscribing = operations.find(({ operation }) => operation === 'subscribe');
    if (!subscribing) throw new Error('no such operation');
    const send = sender(service, subscribing);
    const email = 'anu@example.com';
    await send({ email });
    await service.storage.db
      .updateTable('subscriptions')
      .set({ status: 'confirmed', confirmed_at: 1 })
      .execute();
    const answersTo = async (address: string, times: number) => {
      const statuses: number[] = [];
      for (let index = 0; index < times; index += 1)
        statuses.push((await send({ email: address })).statusCode);
      return statuses;
    };
    await expect(answersTo(email, WRITES_PER_SENDER)).resolves.toEqual(
      (await answersTo('binu@example.com', WRITES_PER_SENDER + 1)).slice(1),
    );
  });

  it('is forgotten for no others, however many mailboxes are named', async () => {
    const server = fastify();
    onTestFinished(async () => server.close());
    const limits = await createRateLimits(server, true, {
      shared: undefined,
      key: () => createSecretKey('secret', 'utf8'),
    });
    let places = 0;
    /** Counts a mail from another address each time. */
    const count = async (email: string) => {
      places += 1;
      const ip = `2001:db8:${(places >> 16).toString(16)}:${(places & 0xffff).toString(16)}::1`;
      return limits.sender({ ip, routeOptions: {} } as FastifyRequest)('subscribe', email);
    };
    for (let index = 0; index < WRITES_PER_SENDER; index += 1) await count('anu@example.com');
    for (let index = 0; index < 10_000; index += 1) await count(`visitor${String(index)}@x.com`);
    await expect(count('anu@example.com')).rejects.toMatchObject({ kind: 'too-many-requests' });
    await expect(count('binu@example.com')).resolves.toBeUndefined();
  });

  it('is off with all the others', async () => {
    const service = await createTestService({ environment: { RATE_LIMIT: 'off' } });
    const send = sender(service, anEnquiry);
    for (let index = 0; index <= WRITES_PER_SENDER; index += 1) {
      expect((await send({ email: 'anu@example.com' })).statusCode).toBe(201);
    }
  });
});
