import type { Account } from '@example/api/accounts';
import { signIn } from '@example/content/sign-in';
import { strFromU8, unzipSync } from 'fflate';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sweepResumes } from '../../applications/index.ts';
import { mailFolder } from '../../mail/index.ts';
import { purge } from '../../retention/purge.ts';
import { databases } from '../../testing/databases.ts';
import { pdf } from '../../testing/documents.ts';
import { exportedOf } from '../../testing/exported.ts';
import {
  applyAs,
  createBrowser,
  lastSecret,
  mailsTo,
  PASSWORD,
  signInAs,
} from '../../testing/guest.ts';
import { countRows, createTestService, OFFICE } from '../../testing/test-service.ts';

const anu = 'anu@example.com';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

describe.each(databases)('a guest, on $name', (database) => {
  const setUp = async (environment: Readonly<Record<string, string>> = {}) => {
    let now = Date.UTC(2026, 0, 31, 20);
    const service = await createTestService({ database, environment, clock: () => now });
    return {
      ...service,
      pass: (ms: number) => {
        now += ms;
        return now;
      },
    };
  };

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
      const data = {
        storage: service.storage,
        resumes: service.deps.resumes.store,
        mails: mailFolder(service.deps.settings.dataDir),
      };
      await expect(
        purge(data, service.deps.settings.retention, service.pass(0)),
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

  it('sees the applications of the address, also those from before, in any case', async () => {
    const service = await setUp();
    const first = await applyAs(service, 'Anu@Example.com', 'Zeugnis ü.pdf');
    await applyAs(service, 'binu@example.com');
    service.pass(MINUTE_MS);
    const second = await applyAs(service, anu);
    const browser = await signInAs(service, anu);
    const { applications } = (await browser.get('my_account')).json<{ applications: unknown[] }>();
    const common = {
      job_id: 1,
      job_title: expect.any(String) as string,
      status: 'received',
      applied_on: '2026-02-01',
      can_withdraw: true,
    };
    expect(applications).toEqual([
      { reference: second, ...common, resume_name: 'cv.pdf', resume_bytes: pdf(anu).length },
      {
        reference: first,
        ...common,
        resume_name: 'Zeugnis ü.pdf',
        resume_bytes: pdf('Anu@Example.com').length,
      },
    ]);
    const resume = await browser.get(`my_resume?reference=${first}`);
    expect(resume.rawPayload.equals(pdf('Anu@Example.com'))).toBe(true);
    expect(resume.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="resume.pdf"; filename*=UTF-8''Zeugnis%20%C3%BC.pdf`,
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });

  it('withdraws an application once: its resume goes, the office is told', async () => {
    const service = await setUp();
    const { deps, storage } = service;
    const reference = await applyAs(service, anu);
    const browser = await signInAs(service, anu);
    service.pass(1);
    await expect(browser.post('withdraw_application', { reference })).resolves.toMatchObject({
      statusCode: 200,
      body: '{}',
    });
    const { applications } = (await browser.get('my_account')).json<{ applications: unknown[] }>();
    expect(applications).toMatchObject([
      {
        reference,
        status: 'withdrawn',
        resume_name: 'cv.pdf',
        resume_bytes: 0,
        can_withdraw: false,
      },
    ]);
    expect(readdirSync(join(deps.settings.dataDir, 'resumes'))).toEqual([]);
    await expect(browser.get(`my_resume?reference=${reference}`)).resolves.toMatchObject({
      statusCode: 404,
    });
    const again = await browser.post('withdraw_application', { reference });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ type: 'urn:problem:conflict' });
    const toOffice = (await mailsTo(service, OFFICE)).at(-1);
    expect(toOffice).toMatchObject({
      subject: `Application withdrawn ${reference}`,
      reply_to: anu,
    });
    const swept = await sweepResumes(
      { ...deps, storage, store: deps.resumes.store },
      service.pass(DAY_MS),
    );
    expect(swept).toEqual({ removed: [], setAside: [], missing: [] });
  });

  it('cannot withdraw an application that has been decided on', async () => {
    const service = await setUp();
    const reference = await applyAs(service, anu);
    const browser = await signInAs(service, anu);
    for (const [status, statusCode] of [
      ['rejected', 409],
      ['hired', 409],
      ['shortlisted', 200],
    ] as const) {
      await service.storage.db.updateTable('applications').set({ status }).execute();
      await expect(browser.post('withdraw_application', { reference })).resolves.toMatchObject({
        statusCode,
      });
    }
  });

  it('sees fifty applications at a time, the newest first, and finds each of them', async () => {
    const service = await setUp();
    await applyAs(service, anu);
    const { db } = service.storage;
    const row = await db.selectFrom('applications').selectAll().executeTakeFirstOrThrow();
    const references = Array.from(
      { length: 119 },
      (_, index) => `A-${String(index).padStart(8, '0')}`,
    );
    await db
      .insertInto('applications')
      .values(
        references.map((reference, index) => ({
          ...row,
          id: `${row.id}-${String(index).padStart(3, '0')}`,
          reference,
          // Seven rows each have the same time. None may be lost between two pages.
          created_at: row.created_at - MINUTE_MS + Math.floor(index / 7),
          resume_key: reference,
          search_text: reference,
        })),
      )
      .execute();
    const browser = await signInAs(service, anu);
    const pages: string[][] = [];
    for (let after: string | undefined = ''; after !== undefined;) {
      const answer = await browser.get(`my_account?after=${after}`);
      const account = answer.json<Account>();
      pages.push(account.applications.map(({ reference }) => reference));
      after = account.older_after;
    }
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 20]);
    expect(pages.flat()).toEqual([row.reference, ...references.toReversed()]);
    const oldest = await browser.get('my_account?reference=A-00000000');
    expect(oldest.json()).toMatchObject({ application: { reference: 'A-00000000' } });
    await applyAs(service, 'binu@example.com');
    const other = await db
      .selectFrom('applications')
      .select('reference')
      .where('applcnt_email', '=', 'binu@example.com')
      .executeTakeFirstOrThrow();
    for (const query of [
      `reference=${other.reference}`,
      'reference=%00',
      `after=${other.reference}`,
    ]) {
      const account = (await browser.get(`my_account?${query}`)).json<Account>();
      expect(account.application).toBeUndefined();
      expect(account.applications[0]?.reference).toBe(row.reference);
    }
  });

  it('downloads what is stored about them, and erases it with the account', async () => {
    const service = await setUp();
    const { deps, storage } = service;
    const reference = await applyAs(service, anu, 'My CV.PDF');
    await applyAs(service, 'binu@example.com');
    const browser = await signInAs(service, anu);
    const other = await signInAs(service, 'binu@example.com');
    const answer = await browser.get('my_data');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringContaining(
        'attachment; filename="my-data.zip"',
      ) as string,
      'content-security-policy': 'sandbox',
    });
    const archive = unzipSync(answer.rawPayload);
    const resume = `resumes/${reference}.pdf`;
    expect(Object.keys(archive)).toEqual([resume, 'my-data.json']);
    expect(Buffer.from(archive[resume] ?? []).equals(pdf(anu))).toBe(true);
    const text = strFromU8(archive['my-data.json'] ?? new Uint8Array());
    const exported = await exportedOf({ storage, resumes: deps.resumes.store }, anu);
    expect(exported).toMatchObject({ applications: [{ resume: pdf(anu).toString('base64') }] });
    const [application] = exported['applications'] ?? [];
    expect(JSON.parse(text)).toEqual({ ...exported, applications: [{ ...application, resume }] });
    expect(exported).toMatchObject({ accounts: [{ email: anu }], sessions: [{ email_key: anu }] });
    expect(text).not.toMatch(/_hash|scrypt|binu/);
    const differs = await browser.post('erase_me', { email: 'binu@example.com' });
    expect(differs.json()).toMatchObject({ status: 422, errors: [{ field: 'email' }] });
    const erased = await browser.post('erase_me', { email: ` ${anu.toUpperCase()}` });
    expect(erased.statusCode, erased.body).toBe(200);
    expect(erased.json<{ removed: number }>().removed).toBeGreaterThan(5);
    expect(browser.cookies.has('session')).toBe(false);
    for (const table of ['accounts', 'sessions', 'sign_in_challenges', 'applications'] as const) {
      const rows = await storage.db.selectFrom(table).selectAll().execute();
      expect(rows, table).toHaveLength(1);
      expect(JSON.stringify(rows), table).not.toContain(anu);
    }
    await expect(other.get('my_account')).resolves.toMatchObject({ statusCode: 200 });
  });

  it('sees where they are signed in, by what browser and since when, and ends one of them', async () => {
    const service = await setUp();
    const firefox =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const away = await signInAs(service, anu, { browser: createBrowser(service, firefox) });
    service.pass(20 * MINUTE_MS);
    const here = await signInAs(service, anu, { remember_me: true });
    await signInAs(service, 'other@example.com');
    const list = async () =>
      (await here.get('my_sessions')).json<{ readonly sessions: readonly { id: string }[] }>()
        .sessions;
    const sessions = await list();
    expect(sessions).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
        browser: '',
        system: '',
        signed_in_at: '2026-02-01T01:50:00+05:30',
        seen_at: '2026-02-01T01:50:00+05:30',
        is_this: true,
      },
      {
        id: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
        browser: 'Firefox',
        system: 'Windows',
        signed_in_at: '2026-02-01T01:30:00+05:30',
        seen_at: '2026-02-01T01:30:00+05:30',
        is_this: false,
      },
    ]);
    const rows = await service.storage.db.selectFrom('sessions').selectAll().execute();
    for (const { token_hash } of rows) expect(JSON.stringify(sessions)).not.toContain(token_hash);
    const [own, other] = sessions.map(({ id }) => id);
    await expect(here.post('end_session', { id: other })).resolves.toMatchObject({
      statusCode: 200,
      body: '{}',
    });
    await expect(away.get('my_account')).resolves.toMatchObject({ statusCode: 401 });
    await expect(list()).resolves.toHaveLength(1);
    await expect(here.post('end_session', { id: other })).resolves.toMatchObject({
      statusCode: 404,
    });
    await expect(here.post('end_session', { id: own })).resolves.toMatchObject({ statusCode: 200 });
    expect(here.cookies.has('session')).toBe(false);
    await expect(countRows(service.storage, 'sessions')).resolves.toBe(1);
  });

  it('ends all sessions but the own, none of others, and sees none that has ended', async () => {
    const service = await setUp();
    const browsers = [await signInAs(service, anu), await signInAs(service, anu)];
    const here = await signInAs(service, anu);
    const other = await signInAs(service, 'other@example.com');
    const theirs = (await other.get('my_sessions')).json<{
      readonly sessions: readonly { id: string }[];
    }>().sessions[0]?.id;
    await expect(here.post('end_session', { id: theirs })).resolves.toMatchObject({
      statusCode: 404,
    });
    expect((await here.post('end_other_sessions')).json()).toEqual({ ended: 2 });
    for (const browser of browsers)
      await expect(browser.get('my_account')).resolves.toMatchObject({ statusCode: 401 });
    for (const browser of [here, other])
      await expect(browser.get('my_account')).resolves.toMatchObject({ statusCode: 200 });
    service.pass(20 * MINUTE_MS);
    const late = await signInAs(service, anu);
    service.pass(15 * MINUTE_MS);
    const left = (await late.get('my_sessions')).json<{ readonly sessions: readonly unknown[] }>();
    expect(left.sessions).toHaveLength(1);
  });

  it('sets a forgotten password anew with a link that works once, which ends all sessions', async () => {
    const service = await setUp();
    const before = await signInAs(service, anu);
    service.pass(1);
    const browser = createBrowser(service);
    await expect(browser.post('forgot_password', { email: anu })).resolves.toMatchObject({
      statusCode: 202,
      body: '{}',
    });
    const token = await lastSecret(service, anu);
    const [mail] = (await mailsTo(service, anu)).slice(-1);
    expect(mail?.body).toContain(
      `${service.deps.settings.publicOrigin}/login/reset-password?token=${token}\n`,
    );
    const short = await browser.post('reset_password', { token, password: 'short' });
    expect(short.json()).toMatchObject({ errors: [{ field: 'password' }] });
    const password = 'a new password';
    service.pass(1);
    await expect(browser.post('reset_password', { token, password })).resolves.toMatchObject({
      statusCode: 200,
      body: '{}',
    });
    await expect(before.get('my_account')).resolves.toMatchObject({ statusCode: 401 });
    for (const used of [token, 'x'.repeat(43), 'x']) {
      const again = await browser.post('reset_password', { token: used, password });
      expect(again.json()).toMatchObject({ status: 422, errors: [{ field: 'token' }] });
    }
    expect((await mailsTo(service, anu)).at(-1)).toMatchObject({
      subject: expect.stringContaining('was changed') as string,
    });
    service.pass(MINUTE_MS);
    await signInAs(service, anu, { password });
    await createBrowser(service).post('forgot_password', { email: anu });
    const late = await lastSecret(service, anu);
    service.pass(HOUR_MS);
    const expired = await browser.post('reset_password', { token: late, password });
    expect(expired.statusCode).toBe(422);
  });

  it('begins nothing with a common password, whether there is an account or not', async () => {
    const service = await setUp();
    const common = '1234567890';
    await signInAs(service, anu);
    const password_hash = await service.deps.passwords.hash(common);
    await service.storage.db.updateTable('accounts').set({ password_hash }).execute();
    const before = await countRows(service.storage, 'outbox');
    const answers = [];
    for (const email of [anu, 'nobody@example.com']) {
      const browser = createBrowser(service);
      const answer = await browser.post('sign_in', { email, password: common });
      expect(answer.statusCode).toBe(422);
      expect(browser.cookies.has('challenge')).toBe(false);
      answers.push(answer.json<{ readonly errors: unknown }>().errors);
    }
    expect(answers[0]).toEqual([{ field: 'password', message: signIn.validation.password_common }]);
    expect(answers[1]).toEqual(answers[0]);
    await expect(countRows(service.storage, 'sign_in_challenges')).resolves.toBe(1);
    await expect(countRows(service.storage, 'outbox')).resolves.toBe(before);
  });

  it('cannot set a common password anew, and the link goes on working', async () => {
    const service = await setUp();
    await signInAs(service, anu);
    service.pass(1);
    const browser = createBrowser(service);
    await browser.post('forgot_password', { email: anu });
    const token = await lastSecret(service, anu);
    for (const password of ['passwordpassword', anu]) {
      const refused = await browser.post('reset_password', { token, password });
      expect(refused.json()).toMatchObject({
        status: 422,
        errors: [{ field: 'password', message: signIn.validation.password_common }],
      });
    }
    await expect(
      browser.post('reset_password', { token, password: 'a new password' }),
    ).resolves.toMatchObject({ statusCode: 200 });
  });

  it('gets three links an hour at most; an address without an account is told so', async () => {
    const service = await setUp();
    await signInAs(service, anu);
    const browser = createBrowser(service);
    for (const email of [anu, 'nobody@example.com']) {
      const before = (await mailsTo(service, email)).length;
      for (let count = 0; count < 5; count += 1)
        await expect(browser.post('forgot_password', { email })).resolves.toMatchObject({
          statusCode: 202,
          body: '{}',
        });
      await expect(mailsTo(service, email)).resolves.toHaveLength(before + 3);
    }
    const [mail] = await mailsTo(service, 'nobody@example.com');
    expect(mail).toMatchObject({
      secret: null,
      subject: expect.stringContaining('no account') as string,
    });
    await expect(countRows(service.storage, 'accounts')).resolves.toBe(1);
  });

  it('whose password was set anew meanwhile cannot finish a sign-in with the old one', async () => {
    const service = await setUp();
    await signInAs(service, anu);
    service.pass(MINUTE_MS);
    const browser = createBrowser(service);
    await browser.post('sign_in', { email: anu, password: PASSWORD });
    const code = await lastSecret(service, anu);
    service.pass(1);
    await browser.post('forgot_password', { email: anu });
    const token = await lastSecret(service, anu);
    await browser.post('reset_password', { token, password: 'a new password' });
    await expect(browser.post('verify_code', { code })).resolves.toMatchObject({ statusCode: 422 });
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
