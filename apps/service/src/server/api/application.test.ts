import { RESUME_MAX_BYTES } from '@example/api/limits';
import { applications } from '@example/content/applications';
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createMetrics } from '../../runtime/metrics/metrics.ts';
import { pdf } from '../../testing/documents.ts';
import { application, countRows, createTestService } from '../../testing/test-service.ts';

type Part = readonly [name: string, value: string | File];

const json = (value: unknown = application) => JSON.stringify(value);
const file = (content: Buffer = pdf(), name = 'cv.pdf') =>
  new File([new Uint8Array(content)], name);

const setUp = async () => {
  const metrics = createMetrics({ clock: Date.now, operations: ['save_application'] });
  const service = await createTestService({ change: (deps) => ({ ...deps, metrics }) });
  await service.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = service.server.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${String(port)}/api/v0/save_application`;
  const post = async (parts: readonly Part[], headers: Record<string, string> = {}) => {
    const body = new FormData();
    for (const [name, value] of parts) body.append(name, value);
    const answer = await fetch(url, { method: 'POST', body, headers });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const { dataDir } = service.deps.settings;
  const left = () =>
    ['incoming', 'resumes'].flatMap((folder) => {
      try {
        return readdirSync(join(dataDir, folder));
      } catch {
        return [];
      }
    });
  return { ...service, metrics, port, url, post, left };
};

describe('save_application', () => {
  it.each<readonly [string, readonly Part[]]>([
    [
      'as the contract has them',
      [
        ['application', json()],
        ['file', file()],
      ],
    ],
    [
      'the other way round',
      [
        ['file', file()],
        ['application', json()],
      ],
    ],
    [
      'the JSON as a blob',
      [
        ['application', new File([json()], 'blob', { type: 'application/json' })],
        ['file', file()],
      ],
    ],
  ])('takes the two parts %s', async (_, parts) => {
    const { post, storage } = await setUp();
    const { status, body } = await post(parts);
    expect(body).toEqual({ reference: expect.stringMatching(/^A-/) as unknown });
    expect(status).toBe(201);
    await expect(countRows(storage, 'applications')).resolves.toBe(1);
  });

  it('answers a repeated call as the first', async () => {
    const { post, storage } = await setUp();
    const parts: readonly Part[] = [
      ['application', json()],
      ['file', file()],
    ];
    const first = await post(parts, { 'Idempotency-Key': 'k' });
    await expect(post(parts, { 'Idempotency-Key': 'k' })).resolves.toEqual(first);
    await expect(countRows(storage, 'applications')).resolves.toBe(1);
    const other = await post(
      [
        ['application', json()],
        ['file', file(pdf('Other'))],
      ],
      { 'Idempotency-Key': 'k' },
    );
    expect(other).toMatchObject({
      status: 422,
      body: { type: 'urn:problem:idempotency-conflict' },
    });
  });

  it.each<readonly [string, number, readonly Part[]]>([
    ['no parts', 400, []],
    ['no application', 400, [['file', file()]]],
    [
      'what is no JSON',
      400,
      [
        ['application', '{'],
        ['file', file()],
      ],
    ],
    [
      'two applications',
      400,
      [
        ['application', json()],
        ['application', json()],
        ['file', file()],
      ],
    ],
    [
      'two files',
      400,
      [
        ['application', json()],
        ['file', file()],
        ['file', file()],
      ],
    ],
    [
      'an unknown part',
      400,
      [
        ['application', json()],
        ['extra', '1'],
        ['file', file()],
      ],
    ],
    [
      'an application that is too long',
      413,
      [
        ['application', json({ ...application, applcnt_covr_letr: 'x'.repeat(70_000) })],
        ['file', file()],
      ],
    ],
    [
      'a file that is too large',
      413,
      [
        ['application', json()],
        ['file', file(Buffer.alloc(RESUME_MAX_BYTES + 1))],
      ],
    ],
    [
      'a file of twice that',
      413,
      [
        ['application', json()],
        ['file', file(Buffer.alloc(2 * RESUME_MAX_BYTES))],
      ],
    ],
    ['no file', 422, [['application', json()]]],
    [
      'an empty choice of file',
      422,
      [
        ['application', json()],
        ['file', new File([], '')],
      ],
    ],
    [
      'a name that is missing',
      422,
      [
        ['application', json({ ...application, applcnt_name: '' })],
        ['file', file()],
      ],
    ],
    [
      'a field nobody knows',
      422,
      [
        ['application', json({ ...application, __proto__x: 1 })],
        ['file', file()],
      ],
    ],
    [
      'a vacancy that is closed',
      404,
      [
        ['application', json({ ...application, job_id: 2 })],
        ['file', file()],
      ],
    ],
  ])('refuses %s with %i, and keeps nothing', async (_, status, parts) => {
    const { post, left, storage } = await setUp();
    const answer = await post(parts);
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    expect(answer.body['type']).toMatch(/^urn:problem:/);
    expect(left()).toEqual([]);
    await expect(countRows(storage, 'applications')).resolves.toBe(0);
  });

  it('takes a file of exactly 5 MB', async () => {
    const { post } = await setUp();
    const content = pdf('CV', RESUME_MAX_BYTES);
    expect(content.length).toBe(RESUME_MAX_BYTES);
    const { status, body } = await post([
      ['application', json()],
      ['file', file(content)],
    ]);
    expect(status, JSON.stringify(body)).toBe(201);
  });

  it.each([RESUME_MAX_BYTES + 1, 5_300_000, 6_000_000, 40_000_000])(
    'says of a file of %i bytes that it is too large, and counts it',
    async (size) => {
      const { post, left, metrics } = await setUp();
      const { status, body } = await post([
        ['file', file(Buffer.alloc(size))],
        ['application', json()],
      ]);
      expect({ status, body }).toMatchObject({
        status: 413,
        body: {
          type: 'urn:problem:too-large',
          errors: [{ field: 'file', message: applications.validation.file_too_large }],
        },
      });
      expect(await metrics.expose()).toContain(
        'site_resumes_refused_total{reason="file_too_large"} 1\n',
      );
      expect(left()).toEqual([]);
    },
  );

  it('refuses JSON, and a body without a type', async () => {
    const { url } = await setUp();
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(url, { method: 'POST', body: json(), headers });
    expect(answer.status).toBe(415);
    const nothing = await fetch(url, { method: 'POST' });
    expect(nothing.status).toBe(415);
  });

  it.each(['multipart/form-data', 'multipart/form-data; boundary=x'])(
    'refuses a body that is not really %s',
    async (type) => {
      const { url, left } = await setUp();
      const answer = await fetch(url, {
        method: 'POST',
        body: 'no parts at all',
        headers: { 'Content-Type': type },
      });
      expect(answer.status).toBe(400);
      expect(left()).toEqual([]);
    },
  );

  it('keeps nothing of an upload that is broken off', async () => {
    const { port, left } = await setUp();
    const sending = request({
      port,
      host: '127.0.0.1',
      path: '/api/v0/save_application',
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': '100000' },
    });
    sending.on('error', () => undefined);
    sending.write(
      '--x\r\nContent-Disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n%PDF-1.7 and so on',
    );
    await expect.poll(() => left().length).toBe(1);
    sending.destroy();
    await expect.poll(() => left().length).toBe(0);
  });
});
