import { RESUME_MAX_BYTES } from '@example/api/limits';
import { applications } from '@example/content/applications';
import { describe, expect, it } from 'vitest';
import { WRITES_PER_SENDER } from '../../http/security/rate-limits.ts';
import { createPagesService, navigation, postForm } from '../../testing/pages.ts';
import { application, countRows, enquiry, type TestService } from '../../testing/test-service.ts';

const postMultipart = async (
  { server }: TestService,
  url: string,
  parts: readonly (readonly [name: string, value: File | string | number])[],
) => {
  const body = new FormData();
  for (const [name, value] of parts)
    if (value instanceof File) body.append(name, value);
    else body.append(name, String(value));
  const encoded = new Response(body);
  return server.inject({
    method: 'POST',
    url,
    headers: { ...navigation, 'content-type': String(encoded.headers.get('content-type')) },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
};

describe('a form without JavaScript', () => {
  it('is stored and leads to the page that says so', async () => {
    const service = await createPagesService();
    const answer = await postForm(service, enquiry, navigation);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toMatch(/^\/about\?reference=E-\w{8}$/);
    expect(answer.headers['cache-control']).toBe('no-store');
    await expect(countRows(service.storage, 'enquiries')).resolves.toBe(1);
  });

  it('comes back with what was typed and the first message', async () => {
    const service = await createPagesService();
    const answer = await postForm(
      service,
      { ...enquiry, email: 'x', msg: '<b>typed</b>' },
      navigation,
    );
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('Please enter valid email and continue');
    expect(answer.body).toContain('&#60;b>typed');
    await expect(countRows(service.storage, 'enquiries')).resolves.toBe(0);
  });

  it('is stored once for its key', async () => {
    const service = await createPagesService();
    const keyed = { ...enquiry, idempotency_key: 'press' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => postForm(service, keyed, navigation)),
    );
    expect(new Set(answers.map(({ headers }) => headers.location)).size).toBe(1);
    expect((await postForm(service, { ...keyed, msg: 'other' }, navigation)).statusCode).toBe(422);
    expect(
      (await postForm(service, { ...enquiry, idempotency_key: 'a b' }, navigation)).statusCode,
    ).toBe(400);
    await expect(countRows(service.storage, 'enquiries')).resolves.toBe(1);
  });

  it('needs no token but the right origin; a script needs both', async () => {
    const service = await createPagesService();
    const token = service.tokens.create();
    const shown = { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token };
    let sent = 0;
    const status = async (headers: Record<string, string>) =>
      (await postForm(service, { ...enquiry, msg: String((sent += 1)) }, headers)).statusCode;
    const { origin } = navigation;
    await expect(status({})).resolves.toBe(303);
    await expect(status({ origin })).resolves.toBe(303);
    await expect(
      status({ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }),
    ).resolves.toBe(303);
    await expect(status({ origin, 'sec-fetch-mode': 'cors', ...shown })).resolves.toBe(303);
    await expect(status({ origin, 'sec-fetch-mode': 'cors' })).resolves.toBe(403);
    await expect(status({ ...navigation, 'sec-fetch-site': 'cross-site' })).resolves.toBe(403);
    await expect(status({ ...navigation, origin: 'null' })).resolves.toBe(403);
    const refused = await postForm(service, enquiry, {
      ...navigation,
      origin: 'https://evil.example',
    });
    expect(refused.statusCode).toBe(403);
    expect(refused.body).toBe('<h1>error page 403</h1>');
    await expect(countRows(service.storage, 'enquiries')).resolves.toBe(4);
  });

  it('is refused with a page when it is too large or of another type', async () => {
    const service = await createPagesService();
    const large = await postForm(service, { ...enquiry, msg: 'x'.repeat(70_000) }, navigation);
    expect(large.statusCode).toBe(413);
    expect(large.body).toBe('<h1>error page 413</h1>');
    for (const type of ['application/json', 'text/plain', 'multipart/mixed; boundary=x']) {
      const other = await postForm(service, enquiry, { ...navigation, 'content-type': type });
      expect(other.statusCode).toBe(415);
      expect(other.body).toBe('<h1>error page 415</h1>');
    }
    const none = await service.server.inject({ method: 'POST', url: '/about' });
    expect(none.statusCode).toBe(415);
    await expect(countRows(service.storage, 'enquiries')).resolves.toBe(0);
  });

  it('may be multipart, whose files are left out', async () => {
    const service = await createPagesService();
    const answer = await postMultipart(service, '/about', [
      ...Object.entries(enquiry),
      ['file', new File(['content'], 'file.txt')],
    ]);
    expect(answer.statusCode).toBe(303);
    const rows = await service.storage.db.selectFrom('enquiries').selectAll().execute();
    expect(rows).toMatchObject([enquiry]);
  });

  it.each([RESUME_MAX_BYTES + 1, 6_000_000, 20_000_000])(
    'keeps what was typed when its resume is too large: %i bytes',
    async (size) => {
      const service = await createPagesService();
      const answer = await postMultipart(service, '/career', [
        ['file', new File([Buffer.alloc(size)], 'cv.pdf')],
        ...Object.entries(application),
      ]);
      expect(answer.statusCode).toBe(413);
      expect(answer.body).toContain(applications.validation.file_too_large);
      expect(answer.body).toContain(application.applcnt_covr_letr);
      await expect(countRows(service.storage, 'applications')).resolves.toBe(0);
    },
  );

  it('that says it is multipart and is not, or is too large, is refused', async () => {
    const service = await createPagesService();
    const send = async (payload: string) =>
      service.server.inject({
        method: 'POST',
        url: '/about',
        headers: { ...navigation, 'content-type': 'multipart/form-data; boundary=x' },
        payload,
      });
    for (const payload of ['', 'user_name=Anu', '--x\r\nnonsense', '--x--']) {
      const answer = await send(payload);
      expect([400, 422], payload).toContain(answer.statusCode);
    }
    for (const length of [70_000, 6 * 1024 * 1024]) {
      const field = 'Content-Disposition: form-data; name="msg"';
      const answer = await send(`--x\r\n${field}\r\n\r\n${'x'.repeat(length)}\r\n--x--\r\n`);
      expect(answer.statusCode).toBe(413);
    }
    await expect(countRows(service.storage, 'enquiries')).resolves.toBe(0);
  });

  it('counts towards the same limit as the API', async () => {
    const service = await createPagesService({ RATE_LIMIT: 'on' });
    for (let index = 0; index < 20; index += 1) {
      const answer = await service.server.inject({
        method: 'POST',
        url: '/api/v0/save_enquiry',
        payload: { ...enquiry, email: `visitor${String(index)}@example.com` },
      });
      expect(answer.statusCode).toBe(201);
    }
    const answer = await postForm(service, enquiry, navigation);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.body).toContain(enquiry.msg);
  });

  it('counts for its sender with the API, wherever it comes from', async () => {
    const service = await createPagesService({ RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1' });
    const from = (place: number) => ({ 'x-forwarded-for': `203.0.113.${String(place)}` });
    for (let place = 0; place < WRITES_PER_SENDER; place += 1) {
      const words = { ...enquiry, msg: `Call ${String(place)}` };
      const answer = await postForm(service, words, { ...navigation, ...from(place) });
      expect(answer.statusCode).toBe(303);
    }
    const refused = await postForm(service, enquiry, { ...navigation, ...from(100) });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
    expect(refused.body).toContain(enquiry.msg);
    const byApi = await service.server.inject({
      method: 'POST',
      url: '/api/v0/save_enquiry',
      headers: from(101),
      payload: enquiry,
    });
    expect(byApi.statusCode).toBe(429);
    await expect(countRows(service.storage, 'enquiries')).resolves.toBe(WRITES_PER_SENDER);
  });
});
