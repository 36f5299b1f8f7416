import { describe, expect, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { fakePages } from '../../testing/fake-site.ts';
import { createBrowser, lastSecret } from '../../testing/candidate.ts';
import {
  addMember,
  beginAnew,
  beginAs,
  enrolAs,
  member,
  solveCaptcha,
  staffBrowser,
  totpCode,
} from '../../testing/staff.ts';
import { createTimedService, START } from '../../testing/timed-service.ts';
import { countRows } from '../../testing/test-service.ts';
import { KNOWN_BROWSER_MS } from './known-browser.ts';
import { MINUTE_MS } from '../../runtime/clock/durations.ts';

const origin = 'http://localhost:4200';

const cookieIn = (
  cookies: readonly { readonly name: string; readonly value: string }[],
  wanted: string,
) => cookies.find(({ name }) => name === wanted)?.value;

describe.each(databases)('an attacker of the staff’s sign-in, on $name', (database) => {
  const setUp = async (environment?: Readonly<Record<string, string>>) =>
    createTimedService(database, START, environment, fakePages);

  it('gains nothing by a browser’s mark that is another’s, changed or too old', async () => {
    const service = await setUp();
    await addMember(service);
    const { browser: own } = await enrolAs(service);
    const mark = own.cookies.get('staff-browser') ?? '';
    expect(mark).not.toContain('E1001');
    await addMember(service, { employee_code: 'E1002', email: 'other@example.com' });
    const { browser: other } = await enrolAs(service, {
      employee_code: 'E1002',
      email: 'other@example.com',
    });
    const isKnown = async (sealed: string | undefined) => {
      const browser = createBrowser(service);
      if (sealed !== undefined) browser.cookies.set('staff-browser', sealed);
      service.pass(1);
      await beginAs(browser);
      const { known_browser } = await service.storage.db
        .selectFrom('staff_challenges')
        .select('known_browser')
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      return known_browser === 1;
    };
    const changed = `${mark.slice(0, -4)}AAAA`;
    await solveCaptcha(other);
    const otherPurpose = other.cookies.get('captcha');
    for (const sealed of [
      undefined,
      'x',
      '{}',
      changed,
      otherPurpose,
      other.cookies.get('staff-browser'),
    ])
      await expect(isKnown(sealed), String(sealed)).resolves.toBe(false);
    await expect(isKnown(mark)).resolves.toBe(true);
    service.pass(KNOWN_BROWSER_MS);
    await expect(isKnown(mark)).resolves.toBe(false);
  });

  it('gets one session when replaying a code, a recovery code or a sign-in, also at the same moment', async () => {
    const service = await setUp();
    await addMember(service);
    const { secret, recoveryCodes } = await enrolAs(service);
    const enrolledWith = totpCode(secret, service.now());
    const sessions = async () => countRows(service.storage, 'staff_sessions');
    await expect(sessions()).resolves.toBe(1);
    // The enrolment used up its code, and all codes before it.
    const early = await beginAnew(service);
    expect((await early.post('staff_verify', { code: enrolledWith })).statusCode).toBe(422);
    const before = totpCode(secret, service.now() - 30_000);
    expect((await early.post('staff_verify', { code: before })).statusCode).toBe(422);

    service.pass(MINUTE_MS);
    const code = totpCode(secret, service.now());
    const both = [await beginAnew(service), await beginAnew(service)];
    const answers = await Promise.all(
      both.map(async (browser) => browser.post('staff_verify', { code })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
    await expect(sessions()).resolves.toBe(2);

    const others = [await beginAnew(service), await beginAnew(service)];
    const recovered = await Promise.all(
      others.map(async (browser) => browser.post('staff_verify', { code: recoveryCodes[3] })),
    );
    expect(recovered.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);

    service.pass(MINUTE_MS);
    const used = await beginAnew(service);
    const challenge = used.cookies.get('staff-challenge') ?? '';
    const last = await used.post('staff_verify', { code: totpCode(secret, service.now()) });
    expect(last.statusCode).toBe(200);
    used.cookies.set('staff-challenge', challenge);
    const again = await used.post('staff_verify', {
      code: totpCode(secret, service.now() + 30_000),
    });
    expect(again.statusCode).toBe(422);
  });

  it('cannot use a code in another browser than the one that asked', async () => {
    const service = await setUp();
    await addMember(service);
    const browser = await beginAnew(service);
    const code = await lastSecret(service, member.email);
    const other = createBrowser(service);
    expect((await other.post('staff_verify', { code })).statusCode).toBe(422);
    service.pass(1);
    await beginAs(other);
    expect((await other.post('staff_verify', { code })).statusCode).toBe(422);
    service.pass(10 * MINUTE_MS);
    expect((await browser.post('staff_verify', { code })).statusCode).toBe(422);
  });

  it('does not get the enrolment when slipping a sign-in to the member', async () => {
    const service = await setUp();
    await addMember(service);
    const attacker = await beginAnew(service);
    const victim = createBrowser(service);
    victim.cookies.set('staff-challenge', attacker.cookies.get('staff-challenge') ?? '');
    const code = await lastSecret(service, member.email);
    expect((await victim.post('staff_verify', { code })).json()).toEqual({ step: 'enrol' });
    expect((await victim.get('staff_enrolment')).statusCode).toBe(200);
    expect((await attacker.get('staff_enrolment')).statusCode).toBe(401);
    expect((await attacker.post('staff_enrol', { code: '000000' })).statusCode).toBe(401);
  });

  it('cannot fix a session, since signing in gives a new one and ends the one before', async () => {
    const service = await setUp();
    await addMember(service);
    const other = await staffBrowser(service, 'sales');
    const planted = other.cookies.get('staff-session') ?? '';
    const victim = createBrowser(service);
    victim.cookies.set('staff-session', planted);
    const { secret } = await enrolAs(service, {}, { browser: victim });
    const own = victim.cookies.get('staff-session');
    expect(own).not.toBe(planted);
    expect((await other.get('staff_session')).statusCode).toBe(401);

    service.pass(MINUTE_MS);
    await beginAs(victim);
    await victim.post('staff_verify', { code: totpCode(secret, service.now()) });
    expect(victim.cookies.get('staff-session')).not.toBe(own);
    const old = createBrowser(service);
    old.cookies.set('staff-session', own ?? '');
    expect((await old.get('staff_session')).statusCode).toBe(401);
  });

  it('enrols one authenticator only when enrolling two at the same moment', async () => {
    const service = await setUp();
    await addMember(service);
    const secrets: string[] = [];
    const browsers = [];
    for (let count = 0; count < 2; count += 1) {
      const browser = createBrowser(service);
      service.pass(1);
      await beginAs(browser);
      await browser.post('staff_verify', { code: await lastSecret(service, member.email) });
      secrets.push((await browser.get('staff_enrolment')).json<{ secret: string }>().secret);
      browsers.push(browser);
    }
    expect(new Set(secrets).size).toBe(2);
    const answers = await Promise.all(
      browsers.map(async (browser, index) =>
        browser.post('staff_enrol', { code: totpCode(secrets[index] ?? '', service.now()) }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    await expect(countRows(service.storage, 'staff_sessions')).resolves.toBe(1);
    await expect(countRows(service.storage, 'staff_recovery_codes')).resolves.toBe(10);
  });

  it('cannot act in a member’s session from another origin', async () => {
    const service = await setUp();
    const browser = await staffBrowser(service, 'recruiter');
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      const answer = await browser.send('POST', '/api/v0/staff_sign_out', {}, headers);
      expect(answer.statusCode).toBe(403);
    }
    // With a session, a form's navigation needs the token too.
    const form = await browser.send(
      'POST',
      '/api/v0/staff_sign_out',
      {},
      { origin, 'sec-fetch-mode': 'navigate', 'X-XSRF-TOKEN': 'x' },
    );
    expect(form.statusCode).toBe(403);
    expect((await browser.get('staff_session')).statusCode).toBe(200);
  });

  it('is shown no one else’s page, nor somebody’s captcha, also at the same moment', async () => {
    const service = await setUp();
    const recruiter = await staffBrowser(service, 'recruiter');
    const sales = await staffBrowser(service, 'sales');
    const nobody = createBrowser(service);
    for (let round = 0; round < 3; round += 1) {
      const pages = await Promise.all(
        [recruiter, nobody, sales, recruiter, nobody].map(async (browser) =>
          browser.send('GET', '/login?staff'),
        ),
      );
      expect(pages.map(({ body }) => body)).toEqual([
        'T-RECRUITER',
        'nobody',
        'T-SALES',
        'T-RECRUITER',
        'nobody',
      ]);
      // The page does not declare that it is private, yet each browser must get a captcha of its own.
      const sums = await Promise.all(
        Array.from({ length: 5 }, async () => createBrowser(service).send('GET', '/login?sum')),
      );
      const cookies = sums.map((answer) => cookieIn(answer.cookies, 'captcha'));
      expect(new Set(cookies).size).toBe(5);
      expect(cookies).not.toContain(undefined);
    }
  });

  it('meets the same cookies when signing in by forms alone', async () => {
    const service = await setUp();
    await addMember(service);
    const browser = createBrowser(service);
    const post = async (fields: Readonly<Record<string, string>>) =>
      browser.submit('/login', fields);
    const { body: captcha } = await browser.send('GET', '/login?sum');
    const { employee_code, mobile_number } = member;
    const begun = await post({ employee_code, mobile_number, captcha });
    expect(begun.statusCode, begun.body).toBe(303);
    expect((await post({ employee_code, mobile_number, captcha })).statusCode).toBe(422);
    const staff_code = await lastSecret(service, member.email);
    expect((await post({ staff_code })).statusCode).toBe(303);
    const { body: secret } = await browser.send('GET', '/login?secret');
    const enrol_code = totpCode(secret, service.now());
    expect((await post({ enrol_code })).statusCode).toBe(303);
    expect((await browser.send('GET', '/login?staff')).body).toBe('E1001');
    expect((await post({ leave: 'yes' })).statusCode).toBe(303);
    expect((await browser.send('GET', '/login?staff')).body).toBe('nobody');
  });

  it('gains nothing by invented cookies', async () => {
    const service = await setUp();
    for (const cookies of [
      { 'staff-session': 'x'.repeat(43) },
      { 'staff-session': "' or 1=1 --" },
      { 'staff-session': '__proto__' },
      { session: 'x'.repeat(43), challenge: 'x'.repeat(43) },
    ]) {
      const browser = createBrowser(service);
      for (const [name, value] of Object.entries(cookies)) browser.cookies.set(name, value);
      const said = JSON.stringify(cookies);
      expect((await browser.get('staff_session')).statusCode, said).toBe(401);
      expect((await browser.get('staff_enrolment')).statusCode, said).toBe(401);
      const verified = await browser.post('staff_verify', { code: '000000' });
      expect(verified.statusCode, said).toBe(422);
    }
  });

  it('is refused when sending other JSON, or reaching for the prototype', async () => {
    const service = await setUp();
    const browser = createBrowser(service);
    for (const body of [
      [],
      { employee_code: { toString: 'E1001' }, mobile_number: 1, captcha: [] },
      {
        employee_code: 'E1001',
        mobile_number: member.mobile_number,
        captcha: 'x',
        role: 'administrator',
      },
      { employee_code: `E1001'--`, mobile_number: member.mobile_number, captcha: 'x' },
      { employee_code: 'E'.repeat(21), mobile_number: '9'.repeat(13), captcha: 'x'.repeat(21) },
    ]) {
      const answer = await browser.post('staff_sign_in', body);
      expect(answer.statusCode, JSON.stringify(body)).toBe(422);
    }
    const polluted = await browser.send(
      'POST',
      '/api/v0/staff_verify',
      '{"__proto__":{"code":"000000"}}',
      { 'content-type': 'application/json' },
    );
    expect([400, 422]).toContain(polluted.statusCode);
  });
});
