import { may, permissions, permissionsOf, staffRoles } from '@example/api/staff';
import { describe, expect, it } from 'vitest';
import { mailFolder } from '../../mail/index.ts';
import { purge } from '../../retention/purge.ts';
import { databases } from '../../testing/databases.ts';
import { createBrowser, lastSecret, mailsTo } from '../../testing/guest.ts';
import {
  addMember,
  beginAs,
  enrolAs,
  member,
  solveCaptcha,
  staffBrowser,
  totpCode,
} from '../../testing/staff.ts';
import { countRows, createTestService } from '../../testing/test-service.ts';
import { requirePermission } from './authorize.ts';
import { changeStaff, disableStaff, enableStaff, resetStaff } from './operate.ts';
import { STAFF_REMEMBERED_MS, STAFF_SESSION_MS } from './sessions.ts';

const START = Date.UTC(2026, 10, 23, 9);
const MINUTE_MS = 60_000;

const cookieOf = (
  answer: { readonly headers: Readonly<Record<string, unknown>> },
  name: string,
): string => {
  const set = [answer.headers['set-cookie']].flat().map(String);
  return set.find((line) => line.startsWith(`${name}=`)) ?? '';
};

describe.each(databases)('the staff on $name', (database) => {
  const setUp = async (environment: Readonly<Record<string, string>> = {}) => {
    let now = START;
    const service = await createTestService({ database, environment, clock: () => now });
    /** Reads the entries of the audit log in no order, since many are written at the same moment. */
    const actions = async () =>
      (await service.storage.db.selectFrom('audit_log').select(['actor_code', 'action']).execute())
        .map(({ actor_code, action }) => `${actor_code} ${action}`)
        .toSorted();
    return {
      ...service,
      service,
      actions,
      pass: (ms: number) => (now += ms),
      now: () => now,
    };
  };

  it('enrol an authenticator at the first sign-in, and sign in with it from then on', async () => {
    const { service, storage, actions, pass, now } = await setUp();
    await addMember(service);
    const { browser, secret, recoveryCodes } = await enrolAs(service);
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes.join(' ')).toMatch(/^(?:[a-z2-9]{5}-[a-z2-9]{5} ?){10}$/);
    const session = await browser.get('staff_session');
    expect(session.json()).toEqual({
      employee_code: 'E1001',
      name: 'Ravi Menon',
      role: 'recruiter',
      permissions: permissionsOf('recruiter'),
    });
    expect(session.headers['cache-control']).toBe('private, no-store');
    expect((await browser.post('staff_sign_out')).statusCode).toBe(200);
    expect((await browser.get('staff_session')).statusCode).toBe(401);
    await expect(countRows(storage, 'staff_sessions')).resolves.toBe(0);

    pass(MINUTE_MS);
    expect((await beginAs(browser, { employee_code: ' e1001 ' })).statusCode).toBe(202);
    const again = await browser.post('staff_verify', { code: totpCode(secret, now()) });
    expect(again.json()).toEqual({
      step: 'signed_in',
      employee_code: 'E1001',
      name: 'Ravi Menon',
      role: 'recruiter',
    });
    expect((await browser.get('staff_session')).statusCode).toBe(200);
    const mails = await mailsTo(service, member.email);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      expect.stringContaining('authenticator was set up'),
      expect.stringContaining('sign-in code'),
    ]);
    expect(await actions()).toEqual(
      [
        'operator staff.added',
        'E1001 staff.authenticator_enrolled',
        'E1001 staff.signed_in',
        'E1001 staff.signed_out',
        'E1001 staff.signed_in',
      ].toSorted(),
    );
  });

  it('keep no secret that the database alone tells', async () => {
    const { service, storage } = await setUp();
    await addMember(service);
    const { browser, secret, recoveryCodes } = await enrolAs(service);
    const stored = JSON.stringify([
      await storage.db.selectFrom('staff_members').selectAll().execute(),
      await storage.db.selectFrom('staff_challenges').selectAll().execute(),
      await storage.db.selectFrom('staff_sessions').selectAll().execute(),
      await storage.db.selectFrom('staff_recovery_codes').selectAll().execute(),
      await storage.db.selectFrom('audit_log').selectAll().execute(),
    ]);
    const token = browser.cookies.get('staff-session') ?? '';
    expect(token).toHaveLength(43);
    for (const text of [secret, token, ...recoveryCodes]) expect(stored).not.toContain(text);
  });

  it('sign in with a recovery code, once, and are told of it', async () => {
    const { service, pass } = await setUp();
    await addMember(service);
    const { recoveryCodes } = await enrolAs(service);
    const [code = ''] = recoveryCodes;
    pass(MINUTE_MS);
    const browser = createBrowser(service);
    await beginAs(browser);
    const answer = await browser.post('staff_verify', { code: ` ${code.toUpperCase()} ` });
    expect(answer.json()).toMatchObject({ step: 'signed_in' });
    const mails = await mailsTo(service, member.email);
    expect(mails.at(-1)?.body).toContain('You have 9 left');
    await beginAs(browser);
    expect((await browser.post('staff_verify', { code })).statusCode).toBe(422);
  });

  it('are asked for each field at once, and a captcha is good once', async () => {
    const { service } = await setUp();
    await addMember(service);
    const browser = createBrowser(service);
    const wrong = await browser.post('staff_sign_in', { employee_code: 'É', mobile_number: '+91' });
    expect(wrong.statusCode).toBe(422);
    expect(
      wrong.json<{ errors: readonly { field: string }[] }>().errors.map(({ field }) => field),
    ).toEqual(['employee_code', 'mobile_number', 'captcha']);

    const input = { employee_code: 'E1001', mobile_number: member.mobile_number };
    const captcha = await solveCaptcha(browser);
    const held = browser.cookies.get('captcha') ?? '';
    const begun = await browser.post('staff_sign_in', { ...input, captcha });
    expect(begun.statusCode, begun.body).toBe(202);
    expect(begun.json()).toEqual({});
    // The same captcha again, as somebody who kept the cookie would send it.
    browser.cookies.set('captcha', held);
    const again = await browser.post('staff_sign_in', { ...input, captcha });
    expect(again.statusCode).toBe(422);
    expect(again.json()).toMatchObject({ errors: [{ field: 'captcha' }] });
    const without = await browser.post('staff_sign_in', { ...input, captcha });
    expect(without.statusCode).toBe(422);
  });

  it('get a captcha that is wrong once, expired or invented refused', async () => {
    const { service, pass } = await setUp();
    const browser = createBrowser(service);
    const begin = async (captcha: string) =>
      browser.post('staff_sign_in', {
        employee_code: 'E1001',
        mobile_number: member.mobile_number,
        captcha,
      });
    const right = await solveCaptcha(browser);
    const held = browser.cookies.get('captcha') ?? '';
    expect((await begin('999')).statusCode).toBe(422);
    browser.cookies.set('captcha', held);
    expect((await begin(right)).statusCode).toBe(422);
    const late = await solveCaptcha(browser);
    pass(10 * MINUTE_MS);
    expect((await begin(late)).statusCode).toBe(422);
    browser.cookies.set('captcha', `${held.slice(0, -4)}AAAA`);
    expect((await begin(right)).statusCode).toBe(422);
    browser.cookies.set('captcha', 'x');
    expect((await begin(right)).statusCode).toBe(422);
  });

  it('are drawn a captcha and a QR picture, which nobody keeps', async () => {
    const { service } = await setUp();
    await addMember(service);
    const browser = createBrowser(service);
    const first = await browser.get('staff_captcha');
    expect(first.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'private, no-store',
    });
    expect(first.body).toMatch(/^<svg [^]*<path/);
    expect(first.body).not.toMatch(/<text|<script/);
    expect((await browser.get('staff_captcha')).body).not.toBe(first.body);
    const { headers, rawPayload } = await service.server.inject({
      url: '/api/v0/staff_captcha',
      headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
    });
    expect(headers['content-encoding']).toBe('br');
    // A picture of five characters took 25 KB before.
    expect(rawPayload.length).toBeLessThan(10_000);
    expect(cookieOf(first, 'captcha')).toMatch(/; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);

    expect((await browser.get('staff_enrolment_qr')).statusCode).toBe(401);
    expect((await browser.get('staff_enrolment')).statusCode).toBe(401);
    await beginAs(browser);
    expect((await browser.get('staff_enrolment')).statusCode).toBe(401);
    await browser.post('staff_verify', { code: await lastSecret(service, member.email) });
    const qr = await browser.get('staff_enrolment_qr');
    expect(qr.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(qr.body).toMatch(/^<svg /);
    const enrolment = await browser.get('staff_enrolment');
    expect(enrolment.json()).toMatchObject({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/) as string,
      uri: expect.stringMatching(/^otpauth:\/\/totp\/.+E1001\?.*secret=[A-Z2-7]{32}/) as string,
    });
    expect((await browser.get('staff_enrolment')).body).toBe(enrolment.body);
  });

  it('are in a session that ends unused, at last, and later when they are remembered', async () => {
    const { service, pass } = await setUp();
    await addMember(service);
    for (const [rest, limits] of [
      [{}, STAFF_SESSION_MS],
      [{ remember_me: true }, STAFF_REMEMBERED_MS],
    ] as const) {
      await resetStaff(service.storage, 'E1001', service.deps.clock());
      const { browser } = await enrolAs(service, {}, { rest });
      const isIn = async () => (await browser.get('staff_session')).statusCode === 200;
      pass(limits.idle - 1);
      await expect(isIn()).resolves.toBe(true);
      pass(limits.idle);
      await expect(isIn()).resolves.toBe(false);
      // Its cookie was deleted, too.
      expect(browser.cookies.has('staff-session')).toBe(false);

      await resetStaff(service.storage, 'E1001', service.deps.clock());
      const { browser: busy } = await enrolAs(service, {}, { rest });
      let used = 0;
      while (used + limits.idle / 2 < limits.atMost) {
        pass(limits.idle / 2);
        used += limits.idle / 2;
        expect((await busy.get('staff_session')).statusCode).toBe(200);
      }
      pass(limits.atMost - used);
      expect((await busy.get('staff_session')).statusCode).toBe(401);
    }
  });

  it('hold a cookie that only https and this host may set, and scripts cannot read', async () => {
    const { service } = await setUp({ PUBLIC_ORIGIN: 'https://www.example.com' });
    await addMember(service);
    const browser = createBrowser(service);
    const begun = await beginAs(browser, {}, { remember_me: true });
    expect(cookieOf(begun, '__Host-staff-challenge')).toMatch(
      /; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    await browser.post('staff_verify', { code: await lastSecret(service, member.email) });
    const { secret } = (await browser.get('staff_enrolment')).json<{ secret: string }>();
    const answer = await browser.post('staff_enrol', { code: totpCode(secret, START) });
    expect(cookieOf(answer, '__Host-staff-session')).toMatch(
      /; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it('are out at once when they are disabled or reset, and another role counts at the next call', async () => {
    const { service, storage, actions, pass, now } = await setUp();
    await addMember(service);
    const { browser, secret } = await enrolAs(service);
    await expect(changeStaff(storage, 'E1001', { role: 'sales' }, now())).resolves.toBe(true);
    const session = await browser.get('staff_session');
    expect(session.json()).toMatchObject({ role: 'sales', permissions: permissionsOf('sales') });

    await expect(disableStaff(storage, 'E1001', now())).resolves.toBe(true);
    expect((await browser.get('staff_session')).statusCode).toBe(401);
    await expect(disableStaff(storage, 'E1001', now())).resolves.toBe(false);
    pass(MINUTE_MS);
    const disabled = await beginAs(browser);
    expect(disabled.statusCode).toBe(202);
    const refused = await browser.post('staff_verify', { code: totpCode(secret, now()) });
    expect(refused.statusCode).toBe(422);

    await expect(enableStaff(storage, 'E1001', now())).resolves.toBe(true);
    pass(MINUTE_MS);
    await beginAs(browser);
    const enabled = await browser.post('staff_verify', { code: totpCode(secret, now()) });
    expect(enabled.statusCode, enabled.body).toBe(200);

    await expect(resetStaff(storage, 'E1001', now())).resolves.toBe(true);
    expect((await browser.get('staff_session')).statusCode).toBe(401);
    await expect(countRows(storage, 'staff_recovery_codes')).resolves.toBe(0);
    pass(MINUTE_MS);
    await enrolAs(service);
    await expect(disableStaff(storage, 'E1002', now())).resolves.toBeUndefined();
    expect(await actions()).toEqual(
      [
        'operator staff.added',
        'E1001 staff.authenticator_enrolled',
        'E1001 staff.signed_in',
        'operator staff.changed',
        'operator staff.disabled',
        'E1001 staff.sign_in_refused',
        'operator staff.enabled',
        'E1001 staff.signed_in',
        'operator staff.reset',
        'E1001 staff.authenticator_enrolled',
        'E1001 staff.signed_in',
      ].toSorted(),
    );
  });

  it('may do what the table says for their role, and nothing else', async () => {
    const { service, deps, storage, now } = await setUp();
    const held = (session: string | undefined) => ({ session, clearSession: () => undefined });
    for (const role of staffRoles) {
      const browser = await staffBrowser(service, role);
      const visitor = held(browser.cookies.get('staff-session'));
      for (const permission of permissions) {
        const asked = requirePermission(deps, visitor, permission);
        if (may(role, permission)) await expect(asked).resolves.toMatchObject({ role });
        else await expect(asked, `${role} ${permission}`).rejects.toMatchObject({ status: 403 });
      }
      await disableStaff(storage, `T-${role.toUpperCase()}`, now());
      for (const permission of permissions)
        await expect(requirePermission(deps, visitor, permission)).rejects.toMatchObject({
          status: 401,
        });
    }
    for (const session of [undefined, 'x'.repeat(43)])
      await expect(requirePermission(deps, held(session), 'vacancies.read')).rejects.toMatchObject({
        status: 401,
      });
  });

  it('leave nothing behind after its retention', async () => {
    const { service, deps, storage, pass, now } = await setUp({ RATE_LIMIT: 'on' });
    await addMember(service);
    await enrolAs(service);
    const data = { storage, resumes: deps.resumes.store, mails: mailFolder(deps.settings.dataDir) };
    const purgeNow = async () => purge(data, deps.settings.retention, now());
    const nothing = {
      staff_challenges: 0,
      staff_sessions: 0,
      staff_tried_captchas: 0,
      staff_attempts: 0,
      audit_log: 0,
    };
    await expect(purgeNow()).resolves.toMatchObject(nothing);
    pass(10 * MINUTE_MS);
    await expect(purgeNow()).resolves.toMatchObject({ ...nothing, staff_tried_captchas: 1 });
    pass(50 * MINUTE_MS);
    await expect(purgeNow()).resolves.toMatchObject({
      ...nothing,
      staff_attempts: 1,
      staff_sessions: 1,
    });
    pass(24 * 60 * MINUTE_MS);
    await expect(purgeNow()).resolves.toMatchObject({ ...nothing, staff_challenges: 2 });
    pass(364 * 24 * 60 * MINUTE_MS);
    await expect(purgeNow()).resolves.toMatchObject({ ...nothing, audit_log: 3 });
    await expect(countRows(storage, 'staff_members')).resolves.toBe(1);
  });

  it('need the XSRF token for what they send', async () => {
    const { service } = await setUp();
    const browser = await staffBrowser(service, 'sales');
    const without = await browser.send(
      'POST',
      '/api/v0/staff_sign_out',
      {},
      { 'X-XSRF-TOKEN': '' },
    );
    expect(without.statusCode).toBe(403);
    expect((await browser.get('staff_session')).statusCode).toBe(200);
    expect((await browser.post('staff_sign_out', { all: true })).statusCode).toBe(422);
  });
});
