import { describe, expect, it } from 'vitest';
import { applyRetention } from '../../operations/retention/apply-retention.ts';
import { databases } from '../../testing/databases.ts';
import { createBrowser, lastSecret, mailsTo, PASSWORD, signInAs } from '../../testing/candidate.ts';
import { countRows } from '../../testing/test-service.ts';
import { createTimedService } from '../../testing/timed-service.ts';
import { personalDataOf } from '../../testing/personal-data.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../runtime/clock/durations.ts';

const anu = 'anu@example.com';

describe.each(databases)('a candidate, on $name', (database) => {
  const setUp = async (environment?: Readonly<Record<string, string>>) =>
    createTimedService(database, Date.UTC(2026, 0, 31, 20), environment);

  it('has an account once the mailed code came back, and not before', async () => {
    const service = await setUp();
    const browser = createBrowser(service);
    const begun = await browser.post('sign_in', { email: ` ${anu} `, password: PASSWORD });
    expect(begun).toMatchObject({ statusCode: 202, body: '{}' });
    await expect(countRows(service.storage, 'accounts')).resolves.toBe(0);
    await expect(browser.get('my_account')).resolves.toMatchObject({ statusCode: 401 });
    const code = await lastSecret(service, anu);
    expect(code).toMatch(/^\d{6}$/);
    const answer = await browser.post('verify_code', { code });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toEqual({ email: anu });
    expect([...browser.cookies.keys()].toSorted()).toEqual(['XSRF-TOKEN', 'session']);
    const account = await browser.get('my_account');
    expect(account.json()).toEqual({ email: anu, applications: [] });
    expect(account.headers['cache-control']).toBe('private, no-store');
    const [row] = await service.storage.db.selectFrom('accounts').selectAll().execute();
    expect(row).toMatchObject({
      email_key: anu,
      password_hash: expect.stringMatching(/^\$scrypt\$/) as string,
    });
    expect(JSON.stringify(row)).not.toContain(PASSWORD);
  });

  it('signs in with password and code from then on, however the address is typed', async () => {
    const service = await setUp();
    await signInAs(service, anu);
    service.pass(MINUTE_MS);
    const browser = createBrowser(service);
    await browser.post('sign_in', { email: anu.toUpperCase(), password: PASSWORD });
    const answer = await browser.post('verify_code', { code: await lastSecret(service, anu) });
    expect(answer.json()).toEqual({ email: anu });
    await expect(countRows(service.storage, 'accounts')).resolves.toBe(1);
  });

  it('is told of a wrong password, once an hour at most, and gets no code', async () => {
    const service = await setUp();
    await signInAs(service, anu);
    const wrong = { email: anu, password: 'another password' };
    for (const [minutes, mails] of [
      [1, 2],
      [30, 2],
      [31, 3],
    ] as const) {
      service.pass(minutes * MINUTE_MS);
      const browser = createBrowser(service);
      await expect(browser.post('sign_in', wrong)).resolves.toMatchObject({
        statusCode: 202,
        body: '{}',
      });
      expect(browser.cookies.has('challenge')).toBe(true);
      await expect(mailsTo(service, anu)).resolves.toHaveLength(mails);
    }
    const last = (await mailsTo(service, anu)).at(-1);
    expect(last).toMatchObject({
      secret: null,
      subject: expect.stringContaining('wrong password') as string,
    });
    expect(last?.body).toContain('/login?step=forgot');
  });

  it('types the code into the browser that asked, in ten minutes, once, in five tries', async () => {
    const service = await setUp();
    const browser = createBrowser(service);
    const begin = async () => {
      await browser.post('sign_in', { email: anu, password: PASSWORD });
      return lastSecret(service, anu);
    };
    const refused = async (code: string, from = browser) => {
      const answer = await from.post('verify_code', { code });
      expect(answer.statusCode).toBe(422);
      return answer.json<{ readonly errors: unknown }>().errors;
    };
    const late = await begin();
    service.pass(10 * MINUTE_MS);
    const texts = [await refused(late)];
    const code = await begin();
    texts.push(await refused(code, createBrowser(service)));
    const other = code === '000000' ? '111111' : '000000';
    for (let tries = 0; tries < 5; tries += 1) texts.push(await refused(other));
    texts.push(await refused(code));
    service.pass(HOUR_MS + 10 * MINUTE_MS);
    const good = await begin();
    const token = browser.cookies.get('challenge') ?? '';
    await expect(browser.post('verify_code', { code: good })).resolves.toMatchObject({
      statusCode: 200,
    });
    browser.cookies.set('challenge', token);
    texts.push(await refused(good));
    expect(new Set(texts.map((text) => JSON.stringify(text))).size).toBe(1);
    const missing = await browser.post('verify_code', { code: ' ' });
    expect(missing.json()).toMatchObject({ errors: [{ field: 'code' }] });
    expect(missing.json<{ errors: unknown }>().errors).not.toEqual(texts[0]);
  });

  it.each([
    [false, 30 * MINUTE_MS, 12 * HOUR_MS],
    [true, 7 * DAY_MS, 30 * DAY_MS],
  ])(
    'with remember me %s is signed in while that is used, and not for ever',
    async (remember_me, idle, atMost) => {
      const service = await setUp();
      const isIn = async (browser: ReturnType<typeof createBrowser>) =>
        (await browser.get('my_account')).statusCode === 200;
      const unused = await signInAs(service, anu, { remember_me });
      service.pass(idle - 1);
      expect(await isIn(unused)).toBe(true);
      service.pass(idle);
      expect(await isIn(unused)).toBe(false);
      expect(unused.cookies.has('session')).toBe(false);
      service.pass(HOUR_MS);
      const used = await signInAs(service, anu, { remember_me });
      const step = idle / 2;
      for (let passed = 0; passed + step < atMost; passed += step) {
        service.pass(step);
        expect(await isIn(used)).toBe(true);
      }
      service.pass(step);
      expect(await isIn(used)).toBe(false);
      const { retention } = service.deps.settings;
      await expect(
        applyRetention(personalDataOf(service), retention, service.pass(0)),
      ).resolves.toMatchObject({ sessions: 2 });
    },
  );

  it('gets cookies that only this service reads, and on https only this host sets', async () => {
    const http = await setUp();
    const browser = createBrowser(http);
    const begun = await browser.post('sign_in', { email: anu, password: PASSWORD });
    expect(begun.headers['set-cookie']).toMatch(
      /^challenge=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const verified = await browser.post('verify_code', { code: await lastSecret(http, anu) });
    expect(verified.headers['set-cookie']).toEqual([
      expect.stringMatching(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^challenge=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    const https = await setUp({ PUBLIC_ORIGIN: 'https://www.example.com' });
    const remembered = createBrowser(https);
    const first = await remembered.post('sign_in', {
      email: anu,
      password: PASSWORD,
      remember_me: true,
    });
    expect(first.headers['set-cookie']).toMatch(
      /^__Host-challenge=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const second = await remembered.post('verify_code', { code: await lastSecret(https, anu) });
    expect(second.headers['set-cookie']).toContainEqual(
      expect.stringMatching(
        /^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    );
  });

  it('signs out on the server, and may do so twice', async () => {
    const service = await setUp();
    const browser = await signInAs(service, anu);
    const session = browser.cookies.get('session') ?? '';
    await expect(browser.post('sign_out')).resolves.toMatchObject({ statusCode: 200, body: '{}' });
    expect(browser.cookies.has('session')).toBe(false);
    browser.cookies.set('session', session);
    await expect(browser.get('my_account')).resolves.toMatchObject({ statusCode: 401 });
    await expect(browser.post('sign_out')).resolves.toMatchObject({ statusCode: 200 });
    await expect(countRows(service.storage, 'sessions')).resolves.toBe(0);
  });

  it('is named in no log, and neither is a code, a cookie or a password', async () => {
    const service = await setUp();
    const browser = await signInAs(service, anu);
    const code = await lastSecret(service, anu);
    const session = browser.cookies.get('session') ?? '-';
    await browser.get('my_resume?reference=A-SECRET');
    for (const word of [anu, code, session, PASSWORD, 'A-SECRET'])
      expect(service.logged()).not.toContain(word);
    expect(service.logged()).toContain('/api/v0/verify_code');
  });
});
