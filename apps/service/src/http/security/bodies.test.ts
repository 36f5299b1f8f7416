import { RESUME_MAX_BYTES } from '@example/api/limits';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createFileStore } from '../../features/resumes/store.ts';
import { pdf } from '../../testing/documents.ts';
import { fakePages } from '../../testing/fake-site.ts';
import { heldMb } from '../../testing/memory.ts';
import { createTestResumes } from '../../testing/resumes.ts';
import { application, createTestService } from '../../testing/test-service.ts';

const MB = 1024 * 1024;
/** Time that other tests on the same cores may take from this one. */
const soon = { timeout: 20_000 };
const BOUNDARY = 'b';
const API = '/api/v0/save_application';

interface Sent {
  readonly path: string;
  readonly bytes: number;
  readonly address?: string;
  readonly type?: string;
  /** Bytes to send of the request; all by default. */
  readonly until?: number;
  readonly body?: Buffer;
}

const head = ({ path, bytes, address = '192.0.2.1', type }: Sent) =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    `X-Forwarded-For: ${address}`,
    `Content-Type: ${type ?? `multipart/form-data; boundary=${BOUNDARY}`}`,
    `Content-Length: ${String(bytes)}`,
    '\r\n',
  ].join('\r\n');

const part = (disposition: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`;
const filePart = part('name="file"; filename="cv.pdf"');
const end = `\r\n--${BOUNDARY}--\r\n`;

const form = (file: Buffer, fields: Readonly<Record<string, string>> = {}): Buffer =>
  Buffer.concat([
    ...Object.entries(fields).map(([name, value]) =>
      Buffer.from(`${part(`name="${name}"`)}${value}\r\n`),
    ),
    Buffer.from(filePart),
    file,
    Buffer.from(end),
  ]);

const setUp = async (environment: Readonly<Record<string, string>> = {}, keepsFile = true) => {
  const service = await createTestService({
    environment: { RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1', ...environment },
    pages: fakePages,
    change: (deps) => {
      const { dataDir } = deps.settings;
      const store = { ...createFileStore(join(dataDir, 'resumes')), keepsFile };
      return { ...deps, resumes: createTestResumes({ dataDir, clock: Date.now, store }) };
    },
  });
  await service.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = service.server.server.address() as AddressInfo;
  const folder = join(service.deps.settings.dataDir, 'incoming');
  /** Sends a request. Returns its connection and access to the answer. */
  const send = (sent: Sent) => {
    const socket: Socket = connect(port, '127.0.0.1');
    onTestFinished(() => {
      socket.destroy();
    });
    let answer = '';
    socket.on('error', () => undefined);
    socket.on('data', (bytes: Buffer) => (answer += bytes.toString()));
    socket.write(head(sent));
    const body = sent.body ?? Buffer.concat([Buffer.from(filePart), Buffer.alloc(sent.bytes, ' ')]);
    socket.write(body.subarray(0, sent.until ?? sent.bytes));
    return {
      socket,
      answer: () => answer,
      status: () => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0),
    };
  };
  return {
    ...service,
    port,
    folder,
    send,
    /** Returns the size of the arriving files, in bytes. */
    incoming: () => {
      try {
        const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size);
        return sizes.reduce((sum, size) => sum + size, 0);
      } catch {
        return 0;
      }
    },
    kept: () => {
      try {
        return readdirSync(join(service.deps.settings.dataDir, 'resumes'));
      } catch {
        return [];
      }
    },
  };
};

describe('a file', () => {
  it('is received where a form has one, and nowhere else', async () => {
    const { send, incoming, port, folder } = await setUp();
    const path = '/about';
    const refused = send({ path, bytes: 4 * MB });
    await expect.poll(refused.status, soon).toBe(413);
    const chunks = Readable.from([filePart, ...Array<Buffer>(64).fill(Buffer.alloc(64_000, ' '))]);
    const headers = { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` };
    const withoutLength = request({
      host: '127.0.0.1',
      port,
      path,
      method: 'POST',
      headers,
      agent: false,
    });
    // It is answered before it was sent whole.
    withoutLength.on('error', () => undefined);
    chunks.pipe(withoutLength);
    const [answer] = (await once(withoutLength, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(413);
    answer.resume();
    const small = form(Buffer.alloc(10_000), { user_name: 'Anu' });
    const leftOut = send({ path, bytes: small.length, body: small });
    await expect.poll(leftOut.status, soon).toBe(422);
    expect(existsSync(folder)).toBe(false);
    const taken = send({ path: '/career', bytes: 4 * MB, until: MB });
    await expect.poll(incoming, soon).toBeGreaterThan(MB / 2);
    taken.socket.destroy();
    await expect.poll(incoming, soon).toBe(0);
  });

  it.each([API, '/career'])(
    'is one of eight of the largest that may come from one address at the same time: %s',
    async (path) => {
      const { send, incoming } = await setUp();
      const many = Array.from({ length: 12 }, () =>
        send({ path, bytes: RESUME_MAX_BYTES, until: 100_000 }),
      );
      const refused = () => many.filter(({ status }) => status() === 429);
      await expect.poll(() => refused().length, soon).toBe(4);
      const [answer = ''] = refused().map((each) => each.answer());
      expect(answer).toMatch(/\r\nRetry-After: [1-9]/i);
      expect(answer).toContain(path === API ? 'urn:problem:too-many-requests' : 'error page 429');
      // Another address or network may have eight files of its own.
      const other = send({ path, bytes: RESUME_MAX_BYTES, until: 100_000, address: '192.0.2.2' });
      // All of them have begun to arrive. One that had not could begin only after the counted files are gone.
      await expect.poll(incoming, soon).toBeGreaterThan(9 * 90_000);
      expect(other.status()).toBe(0);
      for (const { socket } of many) socket.destroy();
      other.socket.destroy();
      await expect.poll(incoming, soon).toBe(0);
      // A share is given back just after its file has gone. The limit of forms per minute leaves no room for asking
      // repeatedly.
      await setTimeout(500);
      const again = Array.from({ length: 7 }, () =>
        send({ path, bytes: RESUME_MAX_BYTES, until: 100_000 }),
      );
      await expect.poll(incoming, soon).toBeGreaterThan(7 * 50_000);
      expect(again.map(({ status }) => status())).toEqual(again.map(() => 0));
      for (const { socket } of again) socket.destroy();
    },
  );

  it('is refused once all files that are under way would hold more than 256 MB', async () => {
    const { send, incoming } = await setUp({ RATE_LIMIT: 'off' });
    const bytes = RESUME_MAX_BYTES;
    const body = Buffer.concat([Buffer.from(filePart), Buffer.alloc(bytes, ' ')]);
    const begin = () => send({ path: API, bytes, body, until: bytes - 1_000 });
    const many = Array.from({ length: 51 }, begin);
    await expect.poll(incoming, soon).toBeGreaterThan(254 * MB);
    const refused = begin();
    await expect.poll(refused.status, soon).toBe(503);
    expect(refused.answer()).toMatch(/\r\nRetry-After: [1-9]/i);
    expect(refused.answer()).toContain('urn:problem:unavailable');
    expect(incoming()).toBeLessThanOrEqual(256 * MB);
    // Its share is free again: the start of the next file is taken.
    const next = send({ path: '/career', bytes, body, until: 100_000 });
    await expect.poll(() => next.socket.bytesWritten, soon).toBeGreaterThan(100_000);
    expect(next.status()).toBe(0);
    for (const { socket } of [...many, next]) socket.destroy();
    await expect.poll(incoming, soon).toBe(0);
  }, 60_000);
});

describe('text', () => {
  it('of bodies from one address is bounded, before it is read', async () => {
    const { send } = await setUp();
    const sent = { path: '/about', type: 'application/x-www-form-urlencoded', bytes: 64_000 };
    const body = Buffer.from('user_name=A');
    const many = Array.from({ length: 140 }, (_, index) =>
      // Different addresses of one network: one address may not post so many forms in a minute.
      send({ ...sent, body, until: 5, address: `2001:db8:0:1::${String(index + 1)}` }),
    );
    await expect
      .poll(() => many.filter(({ status }) => status() === 429).length, soon)
      .toBeGreaterThanOrEqual(140 - 131);
    const other = send({ ...sent, body, bytes: body.length, address: '192.0.2.9' });
    await expect.poll(other.status, soon).toBe(422);
    for (const { socket } of many) socket.destroy();
  });

  it('counts until it is answered, on a connection that stays, too', async () => {
    const { port } = await setUp();
    const body = JSON.stringify({ token: 'x'.repeat(64_000) });
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': '192.0.2.1' };
    const statuses = new Set<number>();
    // More than one address may have at the same time, but no more calls than it may make in a minute.
    const calls = { unsubscribe: 110, save_contact: 19, request_demo: 19 };
    for (const [operation, count] of Object.entries(calls))
      for (let call = 0; call < count; call += 1) {
        const url = `http://127.0.0.1:${String(port)}/api/v0/${operation}`;
        const answer = await fetch(url, { method: 'POST', headers, body });
        statuses.add(answer.status);
        await answer.arrayBuffer();
      }
    expect(statuses).toEqual(new Set([200, 422]));
  });

  it('of a form with a file is no longer than that of another form', async () => {
    const { send, incoming } = await setUp();
    const fields = Object.fromEntries(
      Array.from({ length: 4 }, (_, index) => [`field${String(index)}`, 'x'.repeat(20_000)]),
    );
    const body = form(pdf(), fields);
    const refused = send({ path: '/career', bytes: body.length, body });
    await expect.poll(refused.status, soon).toBe(413);
    await expect.poll(incoming, soon).toBe(0);
  });
});

describe.each([true, false])('an upload (moved to its store: %s)', (keepsFile) => {
  it('that is refused or broken off leaves nothing on the disk or in memory', async () => {
    const { send, incoming, kept } = await setUp({ RATE_LIMIT: 'off' }, keepsFile);
    const file = Buffer.alloc(2 * MB, 'no PDF ');
    const named = (fields: object) =>
      form(file, { application: JSON.stringify({ ...application, ...fields }) });
    const bodies = [
      // No PDF, no application, no end, no form.
      named({}),
      named({ applcnt_email: 'nobody' }),
      form(file),
      form(file, { application: '{' }),
      form(file, { application: 'x'.repeat(70_000) }),
      form(Buffer.alloc(RESUME_MAX_BYTES + 1), { application: JSON.stringify(application) }),
    ];
    const round = async () => {
      const sent = [API, '/career'].flatMap((path) =>
        bodies.map((body) => send({ path, bytes: body.length, body })),
      );
      await expect
        .poll(() => sent.map(({ status }) => status()), soon)
        .toEqual(
          sent.map(
            () => expect.toSatisfy((status: number) => status >= 400 && status < 500) as number,
          ),
        );
      const broken = [100, 10_000, MB, 2 * MB - 1].flatMap((until) =>
        [API, '/career'].map((path) => send({ path, bytes: 2 * MB, until })),
      );
      await expect
        .poll(() => broken.every(({ socket: { bytesWritten } }) => bytesWritten > 100), soon)
        .toBe(true);
      await expect.poll(incoming, soon).toBeGreaterThan(0);
      for (const { socket } of [...sent, ...broken]) socket.destroy();
      await expect.poll(incoming, soon).toBe(0);
      expect(kept()).toEqual([]);
    };
    await round();
    const before = heldMb();
    for (let rounds = 0; rounds < 3; rounds += 1) await round();
    await expect.poll(() => heldMb() - before, soon).toBeLessThan(4);
  }, 90_000);
});
