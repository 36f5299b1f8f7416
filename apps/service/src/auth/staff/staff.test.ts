import { permissionsOf } from '@example/api/staff';
import { describe, expect, it } from 'vitest';
import { applyRetention } from '../../operations/retention/apply-retention.ts';
import { databases } from '../../testing/databases.ts';
import { createBrowser, mailsTo } from '../../testing/candidate.ts';
import {
  addMember,
  beginAs,
  createLoggedService,
  enrolAs,
  member,
  totpCode,
} from '../../testing/staff.ts';
import { countRows } from '../../testing/test-service.ts';
import { personalDataOf } from '../../testing/personal-data.ts';
import { MINUTE_MS } from '../../runtime/clock/durations.ts';

describe.each(databases)('the staff on $name', (database) => {
  const setUp = async (environment?: Readonly<Record<string, string>>) =>
    createLoggedService(database, environment);

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
      expect.stringContaining('were added'),
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

  it('leave nothing behind after its retention', async () => {
    const { service, deps, storage, pass, now } = await setUp({ RATE_LIMIT: 'on' });
    await addMember(service);
    await enrolAs(service);
    const data = personalDataOf({ deps });
    const applyNow = async () => applyRetention(data, deps.settings.retention, now());
    const nothing = {
      staff_challenges: 0,
      staff_sessions: 0,
      staff_tried_captchas: 0,
      staff_attempts: 0,
      audit_log: 0,
    };
    await expect(applyNow()).resolves.toMatchObject(nothing);
    pass(10 * MINUTE_MS);
    await expect(applyNow()).resolves.toMatchObject({ ...nothing, staff_tried_captchas: 1 });
    pass(50 * MINUTE_MS);
    await expect(applyNow()).resolves.toMatchObject({
      ...nothing,
      staff_attempts: 1,
      staff_sessions: 1,
    });
    pass(24 * 60 * MINUTE_MS);
    await expect(applyNow()).resolves.toMatchObject({ ...nothing, staff_challenges: 2 });
    pass(364 * 24 * 60 * MINUTE_MS);
    await expect(applyNow()).resolves.toMatchObject({ ...nothing, audit_log: 3 });
    await expect(countRows(storage, 'staff_members')).resolves.toBe(1);
  });
});
