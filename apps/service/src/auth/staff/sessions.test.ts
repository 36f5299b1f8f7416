import { may, permissions, permissionsOf, staffRoles } from '@example/api/staff';
import { describe, expect, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { sendEnquiry } from '../../testing/forms.ts';
import { createBrowser, lastSecret } from '../../testing/candidate.ts';
import {
  addMember,
  asOperator,
  beginAs,
  cookieOf,
  createLoggedService,
  enrolAs,
  member,
  staffBrowser,
  totpCode,
} from '../../testing/staff.ts';
import { countRows, enquiry } from '../../testing/test-service.ts';
import { START } from '../../testing/timed-service.ts';
import { requirePermission } from './authorize.ts';
import { changeStaff, disableStaff, enableStaff, resetStaff } from './operate.ts';
import { STAFF_REMEMBERED_MS, STAFF_SESSION_MS } from './sessions.ts';
import { MINUTE_MS } from '../../runtime/clock/durations.ts';

describe.each(databases)('the staff, signed in, on $name', (database) => {
  const setUp = async (environment?: Readonly<Record<string, string>>) =>
    createLoggedService(database, environment);

  it('are in a session that ends unused, at last, and later when they are remembered', async () => {
    const { service, pass } = await setUp();
    await addMember(service);
    for (const [rest, limits] of [
      [{}, STAFF_SESSION_MS],
      [{ remember_me: true }, STAFF_REMEMBERED_MS],
    ] as const) {
      await resetStaff(asOperator(service.deps), 'E1001');
      const { browser } = await enrolAs(service, {}, { rest });
      const isIn = async () => (await browser.get('staff_session')).statusCode === 200;
      pass(limits.idle - 1);
      await expect(isIn()).resolves.toBe(true);
      pass(limits.idle);
      await expect(isIn()).resolves.toBe(false);
      // Its cookie was deleted, too.
      expect(browser.cookies.has('staff-session')).toBe(false);

      await resetStaff(asOperator(service.deps), 'E1001');
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
    const { service, deps, storage, actions, pass, now } = await setUp();
    await addMember(service);
    const { browser, secret } = await enrolAs(service);
    await expect(changeStaff(asOperator(deps), 'E1001', { role: 'sales' })).resolves.toBe(true);
    const session = await browser.get('staff_session');
    expect(session.json()).toMatchObject({ role: 'sales', permissions: permissionsOf('sales') });

    await expect(disableStaff(asOperator(deps), 'E1001')).resolves.toBe(true);
    expect((await browser.get('staff_session')).statusCode).toBe(401);
    await expect(disableStaff(asOperator(deps), 'E1001')).resolves.toBe(false);
    pass(MINUTE_MS);
    const disabled = await beginAs(browser);
    expect(disabled.statusCode).toBe(202);
    const refused = await browser.post('staff_verify', { code: totpCode(secret, now()) });
    expect(refused.statusCode).toBe(422);

    await expect(enableStaff(asOperator(deps), 'E1001')).resolves.toBe(true);
    pass(MINUTE_MS);
    await beginAs(browser);
    const enabled = await browser.post('staff_verify', { code: totpCode(secret, now()) });
    expect(enabled.statusCode, enabled.body).toBe(200);

    await expect(resetStaff(asOperator(deps), 'E1001')).resolves.toBe(true);
    expect((await browser.get('staff_session')).statusCode).toBe(401);
    await expect(countRows(storage, 'staff_recovery_codes')).resolves.toBe(0);
    pass(MINUTE_MS);
    await enrolAs(service);
    await expect(disableStaff(asOperator(deps), 'E1002')).resolves.toBeUndefined();
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
    const { service, deps } = await setUp();
    const held = (session: string | undefined) => ({ session, clearSession: () => undefined });
    for (const role of staffRoles) {
      const browser = await staffBrowser(service, role);
      const visitor = held(browser.cookies.get('staff-session'));
      for (const permission of permissions) {
        const asked = requirePermission(deps, visitor, permission);
        if (may(role, permission)) await expect(asked).resolves.toMatchObject({ role });
        else await expect(asked, `${role} ${permission}`).rejects.toMatchObject({ status: 403 });
      }
      await disableStaff(asOperator(deps), `T-${role.toUpperCase()}`);
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

  it('are signed out when they do nothing, whatever the desk asks by itself', async () => {
    const { service, pass } = await setUp();
    const browser = await staffBrowser(service, 'administrator');
    const { reference } = await sendEnquiry(service.deps, enquiry);
    const passive = ['desk/news', 'desk/applications/counts', `desk/enquiries/${reference}/mails`];
    for (let minutes = 5; minutes < 30; minutes += 5) {
      pass(5 * MINUTE_MS);
      for (const call of passive) expect((await browser.get(call)).statusCode, call).toBe(200);
    }
    pass(5 * MINUTE_MS);
    for (const call of passive) expect((await browser.get(call)).statusCode, call).toBe(401);
    const active = await staffBrowser(service, 'recruiter');
    pass(20 * MINUTE_MS);
    expect((await active.get('desk/views')).statusCode).toBe(200);
    pass(20 * MINUTE_MS);
    expect((await active.get('desk/news')).statusCode).toBe(200);
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
