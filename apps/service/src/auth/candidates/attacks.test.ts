import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { fakePages } from '../../testing/fake-site.ts';
import {
  applyAs,
  createBrowser,
  lastSecret,
  mailsTo,
  PASSWORD,
  signInAs,
  wrongCode,
} from '../../testing/candidate.ts';
import { createTimedService } from '../../testing/timed-service.ts';
import { countRows, OFFICE } from '../../testing/test-service.ts';

const anu = 'anu@example.com';
const binu = 'binu@example.com';
const origin = 'http://localhost:4200';

describe.each(databases)('an attacker of candidates, on $name', (database) => {
  const setUp = async (environment?: Readonly<Record<string, string>>) =>
    createTimedService(database, Date.UTC(2026, 0, 31, 20), environment, fakePages);

  it('cannot fix a session, as signing in begins a new one and ends the old one', async () => {
    const service = await setUp();
    const planted = 'x'.repeat(43);
    const victim = createBrowser(service);
    victim.cookies.set('session', planted);
    await signInAs(service, anu, { browser: victim });
    const first = victim.cookies.get('session');
    expect(first).not.toBe(planted);
    service.pass(1);
    await signInAs(service, anu, { browser: victim });
    expect(victim.cookies.get('session')).not.toBe(first);
    for (const session of [planted, first ?? '']) {
      const attacker = createBrowser(service);
      attacker.cookies.set('session', session);
      await expect(attacker.get('my_account')).resolves.toMatchObject({ statusCode: 401 });
    }
    await expect(countRows(service.storage, 'sessions')).resolves.toBe(1);
  });

  it('gets nothing by beginning a sign-in before the owner of the address', async () => {
    const service = await setUp();
    const attacker = createBrowser(service);
    await attacker.post('sign_in', { email: anu, password: 'the attacker’s own' });
    const code = await lastSecret(service, anu);
    service.pass(1);
    const owner = await signInAs(service, anu);
    await expect(attacker.post('verify_code', { code })).resolves.toMatchObject({
      statusCode: 422,
    });
    await expect(owner.get('my_account')).resolves.toMatchObject({ statusCode: 200 });
    // The code works only in the browser that asked for it.
    const other = createBrowser(service);
    await expect(other.post('verify_code', { code })).resolves.toMatchObject({ statusCode: 422 });
  });

  it('gets the same answer for another candidate’s data as for data that does not exist', async () => {
    const service = await setUp();
    const reference = await applyAs(service, anu);
    const browser = await signInAs(service, binu);
    const without = (body: string, word: string) => body.replaceAll(word, '');
    for (const [own, invented] of [
      [
        await browser.post('withdraw_application', { reference }),
        await browser.post('withdraw_application', { reference: 'A-00000000' }),
      ],
      [
        await browser.get(`my_resume?reference=${reference}`),
        await browser.get('my_resume?reference=A-00000000'),
      ],
    ] as const) {
      expect(own.statusCode).toBe(404);
      expect(invented.statusCode).toBe(404);
      expect(without(own.body, reference)).toBe(without(invented.body, 'A-00000000'));
    }
    for (const query of [
      '',
      `?reference=${reference}&reference=${reference}`,
      '?reference[]=1',
      `?reference=${reference}%00`,
      "?reference=' or 1=1 --",
    ])
      await expect(browser.get(`my_resume${query}`)).resolves.toMatchObject({ statusCode: 404 });
    const { applications } = (await browser.get('my_account')).json<{ applications: unknown[] }>();
    expect(applications).toEqual([]);
    const archive = unzipSync((await browser.get('my_data')).rawPayload);
    expect(Object.keys(archive)).toEqual(['my-data.json']);
    expect(strFromU8(archive['my-data.json'] ?? new Uint8Array())).not.toContain(reference);
    await browser.post('erase_me', { email: binu });
    await expect(countRows(service.storage, 'applications')).resolves.toBe(1);
  });

  it('cannot use a session from another origin', async () => {
    const service = await setUp();
    const reference = await applyAs(service, anu);
    const browser = await signInAs(service, anu);
    const write = async (
      headers: Readonly<Record<string, string>>,
      url = '/api/v0/withdraw_application',
    ) =>
      browser.send(
        'POST',
        url,
        url.startsWith('/api') ? { reference } : new URLSearchParams({ reference }).toString(),
        url.startsWith('/api')
          ? headers
          : { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      );
    const noToken = { 'X-XSRF-TOKEN': '' };
    for (const [headers, url] of [
      [{ origin: 'https://evil.example' }],
      [{ 'sec-fetch-site': 'cross-site' }],
      [{ origin, ...noToken }],
      // A form post from our own page may not call the API.
      [{ origin, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', ...noToken }],
      // A request without an origin is allowed only without a session.
      [noToken],
      [{ 'X-XSRF-TOKEN': 'x'.repeat(22) }],
      [{}, '/login'],
      [{ origin: 'null', 'sec-fetch-mode': 'navigate' }, '/login'],
      [{ origin: 'https://evil.example', 'sec-fetch-mode': 'navigate' }, '/login'],
    ] as const) {
      const answer = await write(headers, url);
      expect(answer.statusCode, JSON.stringify([headers, url])).toBe(403);
    }
    const form = await write(
      { origin, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
      '/login',
    );
    expect(form.statusCode).toBe(303);
  });

  it('sees no other candidate’s page when pages are requested concurrently', async () => {
    const service = await setUp();
    const first = await signInAs(service, anu);
    const second = await signInAs(service, binu);
    const none = createBrowser(service);
    for (let round = 0; round < 5; round += 1) {
      const pages = await Promise.all(
        [first, second, none, first, none, second].map(async (browser) =>
          browser.send('GET', '/login'),
        ),
      );
      const shown = pages.map(({ body }) => /^<h1>(.*)<\/h1>/.exec(body)?.[1]);
      expect(shown).toEqual([anu, binu, 'nobody', anu, 'nobody', binu]);
      // A page with a session needs protection from the window that opened it.
      for (const { headers } of pages) {
        expect(headers['cache-control']).toBe('private, no-store');
        expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      }
    }
  });

  it('signs in by forms alone, with the same cookies', async () => {
    const service = await setUp();
    const browser = createBrowser(service);
    const post = async (fields: Readonly<Record<string, string>>) =>
      browser.submit('/login', fields);
    const begun = await post({ email: anu, password: PASSWORD, remember_me: 'yes' });
    expect(begun.statusCode).toBe(303);
    expect(begun.headers['set-cookie']).toMatch(/^challenge=/);
    await expect(post({ code: wrongCode(await lastSecret(service, anu)) })).resolves.toMatchObject({
      statusCode: 422,
    });
    await expect(post({ code: await lastSecret(service, anu) })).resolves.toMatchObject({
      statusCode: 303,
    });
    expect((await browser.send('GET', '/login')).body).toContain(anu);
    await expect(post({ sign: 'out' })).resolves.toMatchObject({ statusCode: 303 });
    expect((await browser.send('GET', '/login')).body).toContain('nobody');
    await expect(post({ reference: 'A-1' })).resolves.toMatchObject({ statusCode: 401 });
  });

  it('injects nothing with markup and line breaks, wherever text is stored', async () => {
    const service = await setUp();
    const name = 'a"\r\nSet-Cookie: x=1\r\n<img src=x onerror=alert(1)>\u202e.pdf';
    const reference = await applyAs(service, anu, name);
    await service.storage.db
      .updateTable('applications')
      .set({
        job_title: '<script>alert(1)</script>',
        applcnt_name: '<b>\r\nBcc: x@example.com',
      } as never)
      .execute();
    const browser = await signInAs(service, anu);
    const resume = await browser.get(`my_resume?reference=${reference}`);
    expect(resume.statusCode).toBe(200);
    expect(resume.headers['set-cookie']).toBeUndefined();
    expect(resume.headers['content-disposition']).toMatch(
      /^attachment; filename=resume\.pdf; filename\*=UTF-8''[\w.%~!-]+$/,
    );
    const account = await browser.get('my_account');
    expect(account.headers['content-type']).toBe('application/json; charset=utf-8');
    service.pass(1);
    await browser.post('withdraw_application', { reference });
    const mail = (await mailsTo(service, OFFICE)).at(-1);
    expect(mail?.html).not.toMatch(/<script|<img|<b>/);
    expect(`${mail?.subject ?? ''}${mail?.reply_to ?? ''}`).not.toMatch(/[\r\n]/);
    expect(mail?.body).not.toMatch(/^Bcc:/m);
  });

  it('sends what is not taken', async () => {
    const service = await setUp();
    const payloads: readonly (readonly [operation: string, payload: object])[] = [
      ['sign_in', { email: `${anu}\r\nBcc: x@example.com`, password: PASSWORD }],
      ['sign_in', { email: `${anu},x@example.com`, password: PASSWORD }],
      ['sign_in', { email: anu, password: 'short' }],
      ['sign_in', { email: anu, password: 'x'.repeat(129) }],
      ['sign_in', { email: anu, password: ['0123456789'] }],
      ['sign_in', { email: { toString: anu }, password: PASSWORD }],
      ['sign_in', { email: anu, password: PASSWORD, remember_me: 'yes' }],
      ['sign_in', { email: anu, password: PASSWORD, admin: true }],
      ['sign_in', { constructor: 1, toString: 2, email: anu, password: PASSWORD }],
      ['sign_in', []],
      ['verify_code', { code: 123_456 }],
      ['verify_code', { code: '١٢٣٤٥٦' }],
      ['verify_code', { code: '12345' }],
      ['verify_code', { code: "' or ''='" }],
      ['forgot_password', { email: 'anu@example' }],
      ['reset_password', { token: '../../etc', password: PASSWORD }],
      ['reset_password', { token: 'x'.repeat(43), password: '\ud800'.repeat(12) }],
      ['reset_password', { token: 'hasOwnProperty', password: PASSWORD }],
    ];
    for (const [operation, payload] of payloads) {
      const said = `${operation} ${JSON.stringify(payload)}`;
      const answer = await createBrowser(service).post(operation, payload);
      expect(answer.statusCode, said).toBe(422);
      expect(answer.json<{ errors: unknown[] }>().errors, said).not.toEqual([]);
      for (const table of ['outbox', 'accounts', 'sign_in_challenges', 'password_resets'] as const)
        await expect(countRows(service.storage, table), said).resolves.toBe(0);
    }
  });

  it('is refused when the JSON has another shape or names the prototype', async () => {
    const service = await setUp();
    const browser = await signInAs(service, anu);
    const json = { 'content-type': 'application/json' };
    for (const operation of [
      'sign_in',
      'verify_code',
      'withdraw_application',
      'erase_me',
      'sign_out',
      'forgot_password',
      'reset_password',
    ])
      for (const body of [
        '',
        '{',
        'null',
        '"x"',
        '[]',
        '{"__proto__":{"email":"x"}}',
        '{"constructor":{"prototype":{}}}',
      ]) {
        const { statusCode } = await browser.send('POST', `/api/v0/${operation}`, body, json);
        expect([400, 422], `${operation} ${body}`).toContain(statusCode);
      }
    await expect(browser.get('my_account')).resolves.toMatchObject({ statusCode: 200 });
  });

  it('is not signed in when the cookies are malformed', async () => {
    const service = await setUp();
    for (const value of ['', 'x', '%00', '__proto__', 'x'.repeat(4_000), "' or 1=1", '"', '€']) {
      const browser = createBrowser(service);
      browser.cookies
        .set('session', encodeURIComponent(value))
        .set('challenge', encodeURIComponent(value));
      await expect(browser.get('my_account')).resolves.toMatchObject({ statusCode: 401 });
      await expect(browser.post('verify_code', { code: '123456' })).resolves.toMatchObject({
        statusCode: 422,
      });
      await expect(browser.send('GET', '/login')).resolves.toMatchObject({ statusCode: 200 });
    }
  });

  it('causes one withdrawal and one erasure by submitting twice concurrently', async () => {
    const service = await setUp();
    const reference = await applyAs(service, anu);
    const browser = await signInAs(service, anu);
    const before = (await mailsTo(service, OFFICE)).length;
    const withdrawals = await Promise.all(
      [1, 2, 3].map(async () => browser.post('withdraw_application', { reference })),
    );
    expect(withdrawals.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    await expect(mailsTo(service, OFFICE)).resolves.toHaveLength(before + 1);
    const erasures = await Promise.all(
      [1, 2].map(async () => browser.post('erase_me', { email: anu })),
    );
    for (const { statusCode } of erasures) expect([200, 401]).toContain(statusCode);
    await expect(countRows(service.storage, 'accounts')).resolves.toBe(0);
  });
});
