import type { AuditList, Member, MemberList } from '@example/api/desk';
import { PROOF_VALID_MS } from '@example/api/staff';
import { describe, expect, it } from 'vitest';
import { readDecisions } from '../features/decisions/index.ts';
import { databases } from '../testing/databases.ts';
import { readInPages } from '../testing/desk.ts';
import { type Browser, mailsTo } from '../testing/candidate.ts';
import { addMember, asOperator, enrolAs, readActions, staffBrowser } from '../testing/staff.ts';
import { createTimedService, START } from '../testing/timed-service.ts';
import { addStaff, changeStaff } from '../auth/staff/index.ts';
import { MINUTE_MS } from '../runtime/clock/durations.ts';

const anu = {
  employee_code: 'e2001',
  name: 'Anu Rao',
  mobile_number: '919800000001',
  email: 'anu@example.software',
  role: 'recruiter',
} as const;

describe.each(databases)('the staff at the desk, on $name', (database) => {
  const setUp = async () => {
    const service = await createTimedService(database, START);
    const browser = await staffBrowser(service, 'administrator', 'E9000');
    const list = async (query = '') => {
      const answer = await browser.get(`desk/staff${query}`);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<MemberList>().items.map(({ employee_code }) => employee_code);
    };
    const subjectsTo = async (email: string) =>
      (await mailsTo(service, email)).map(({ subject }) => subject);
    return { ...service, service, browser, list, subjectsTo };
  };

  const change = async (browser: Browser, code: string, payload: object) =>
    browser.send('PATCH', `/api/v0/desk/staff/${code}`, payload);

  it('are added, changed, disabled, enabled and reset, and told so by mail', async () => {
    const { service, browser, storage, deps, list, subjectsTo, pass } = await setUp();
    const added = await browser.post('desk/staff', anu);
    expect(added.statusCode, added.body).toBe(201);
    expect(added.json<Member>()).toMatchObject({
      ...anu,
      employee_code: 'E2001',
      state: 'not_enrolled',
      seen_at: null,
      sessions: 0,
      recovery_codes: 0,
      history: [{ actor: 'E9000', action: 'staff.added' }],
    });
    const { browser: hers } = await enrolAs(service, anu);
    expect((await browser.get('desk/staff/e2001')).json<Member>()).toMatchObject({
      state: 'active',
      seen_at: START,
      sessions: 1,
      recovery_codes: 10,
    });
    pass(MINUTE_MS);
    expect((await hers.get('staff_session')).statusCode).toBe(200);
    await expect(list('?state=active')).resolves.toEqual(['E2001']);
    await expect(list('?q=rao')).resolves.toEqual(['E2001']);
    await expect(list('?role=administrator')).resolves.toEqual(['E9000']);
    pass(MINUTE_MS);
    await expect(list('?sort=-seen_at')).resolves.toEqual(['E9000', 'E2001']);

    const changed = await change(browser, 'E2001', { email: 'rao@example.com', role: 'sales' });
    expect(changed.json<Member>(), changed.body).toMatchObject({
      email: 'rao@example.com',
      role: 'sales',
      seen_at: START + MINUTE_MS,
    });
    expect((await hers.get('staff_session')).json()).toMatchObject({ role: 'sales' });
    expect((await change(browser, 'E2001', { role: 'sales' })).statusCode).toBe(200);

    const disabled = await browser.post('desk/staff/E2001/disable');
    expect(disabled.json<Member>()).toMatchObject({ state: 'disabled', sessions: 0 });
    expect((await hers.get('staff_session')).statusCode).toBe(401);
    expect((await browser.post('desk/staff/E2001/enable')).json()).toMatchObject({
      state: 'active',
    });
    const reset = await browser.post('desk/staff/E2001/reset');
    expect(reset.json<Member>()).toMatchObject({ state: 'not_enrolled', recovery_codes: 0 });

    const { decisions } = await readDecisions([deps.settings.decisionsDir]);
    expect(decisions.map(({ what }) => what)).toEqual([
      'staff_disabled',
      'staff_enabled',
      'staff_reset',
    ]);
    const log = (await readActions(storage)).filter((action) => action.startsWith('E9000'));
    expect(log).toEqual([
      'E9000 staff.added',
      'E9000 staff.changed',
      'E9000 staff.disabled',
      'E9000 staff.enabled',
      // Her number and her address are part of a sign-in.
      'E9000 staff.read',
      'E9000 staff.reset',
    ]);
    const details = await storage.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'staff.changed')
      .execute();
    expect(details).toEqual([
      { details: '{"fields":["email","role"],"from":"recruiter","to":"sales"}' },
    ]);
    const toOld = await subjectsTo(anu.email);
    expect(toOld[0]).toMatch(/^You were added to the desk/);
    expect(toOld.at(-1)).toMatch(/^Your staff account .* was changed$/);
    expect((await subjectsTo('rao@example.com')).toSorted()).toEqual([
      expect.stringMatching(/^Your authenticator .* was reset$/),
      expect.stringMatching(/was changed$/),
      expect.stringMatching(/was disabled$/),
      expect.stringMatching(/was enabled$/),
    ]);
  });

  it('are found by a name of any letters, and what they did in the audit log', async () => {
    const { browser, list, service } = await setUp();
    await browser.post('desk/staff', { ...anu, name: 'Élodie Öz' });
    const { browser: hers } = await enrolAs(service, anu);
    await hers.get('desk/applications');
    for (const part of ['Élodie', 'élodie', 'ÖZ', 'e2001']) {
      const q = encodeURIComponent(part);
      await expect(list(`?q=${q}`), part).resolves.toEqual(['E2001']);
      const log = (await browser.get(`desk/audit?actor=${q}`)).json<AuditList>();
      expect(log.total, part).toBeGreaterThan(0);
    }
    await expect(list('?q=nobody')).resolves.toEqual([]);
  });

  it('are refused with bad values, unknown codes and codes that others have', async () => {
    const { browser } = await setUp();
    const bad = { employee_code: '!', name: ' ', mobile_number: '1', email: 'x', role: 'owner' };
    const answer = await browser.post('desk/staff', bad);
    expect(answer.statusCode).toBe(422);
    const { errors } = answer.json<{ errors: readonly { field: string; message: string }[] }>();
    expect(errors.map(({ field }) => field)).toEqual(Object.keys(bad));
    expect(errors.every(({ message }) => /^[A-Z]/.test(message))).toBe(true);
    expect((await browser.post('desk/staff', {})).json()).toMatchObject({ errors });
    const taken = await browser.post('desk/staff', { ...anu, employee_code: 'E9000' });
    expect(taken.json()).toMatchObject({
      errors: [{ field: 'employee_code', message: 'Another member has this employee code' }],
    });
    expect((await change(browser, 'E9000', {})).statusCode).toBe(422);
    expect((await change(browser, 'E9000', { employee_code: 'E1' })).statusCode).toBe(422);
    for (const nobody of ['E4040', 'x', '%00'])
      for (const deed of ['', '/disable', '/enable', '/reset']) {
        const url = `desk/staff/${nobody}${deed}`;
        const { statusCode } = await (deed === '' ? browser.get(url) : browser.post(url));
        expect(statusCode, url).toBe(404);
      }
    expect((await browser.get('desk/staff?role=owner')).statusCode).toBe(422);
  });

  it('cannot disable or demote themselves, but may change and reset what is theirs', async () => {
    const { browser, deps } = await setUp();
    expect((await browser.post('desk/staff/E9000/disable')).statusCode).toBe(409);
    expect((await change(browser, 'E9000', { role: 'sales' })).statusCode).toBe(409);
    const { decisions } = await readDecisions([deps.settings.decisionsDir]);
    expect(decisions).toEqual([]);
    const changed = await change(browser, 'E9000', { name: 'Ravi M.', role: 'administrator' });
    expect(changed.json()).toMatchObject({ name: 'Ravi M.', state: 'not_enrolled' });
    expect((await browser.post('desk/staff/E9000/reset')).statusCode).toBe(200);
    expect((await browser.get('staff_session')).statusCode).toBe(401);
  });

  it('are changed after a fresh proof only, and by administrators', async () => {
    const { service, browser, pass, storage } = await setUp();
    for (const role of ['recruiter', 'sales'] as const) {
      const other = await staffBrowser(service, role);
      expect((await other.get('desk/staff')).statusCode).toBe(403);
      expect((await other.post('desk/staff/E9000/disable')).statusCode).toBe(403);
    }
    pass(PROOF_VALID_MS);
    expect((await browser.get('desk/staff')).statusCode).toBe(200);
    const answer = await browser.post('desk/staff', anu);
    expect(answer.json()).toMatchObject({ type: 'urn:problem:proof-required' });
    const names = await storage.db.selectFrom('staff_members').select('name').execute();
    expect(names.map(({ name }) => name)).not.toContain(anu.name);
  });

  it('keep an administrator when two demote or disable one another at the same moment', async () => {
    const { service, storage, deps } = await setUp();
    await changeStaff(asOperator(deps), 'E9000', { role: 'sales' });
    for (let round = 0; round < 10; round += 1) {
      const codes = [`X${String(round)}1`, `X${String(round)}2`] as const;
      const [one, other] = await Promise.all(
        codes.map(async (code) => staffBrowser(service, 'administrator', code)),
      );
      if (!one || !other) throw new Error('there are two');
      const answers = await Promise.all([
        change(one, codes[1], { role: 'sales' }),
        other.post(`desk/staff/${codes[0]}/disable`),
      ]);
      // The loser is refused for what they are by then: signed out, or without the permission.
      const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
      expect(statuses[0]).toBe(200);
      expect([401, 403]).toContain(statuses[1]);
      const left = await storage.db
        .selectFrom('staff_members')
        .select(['employee_code', 'disabled_at', 'role'])
        .where('employee_code', 'in', codes)
        .execute();
      const administrators = left.filter(
        ({ role, disabled_at }) => role === 'administrator' && disabled_at === null,
      );
      expect(administrators, JSON.stringify(left)).toHaveLength(1);
    }
  });

  it('are listed in pages as in one, in each order', async () => {
    const { browser, deps, service } = await setUp();
    await addMember(service, { employee_code: 'E1', name: 'zita' });
    for (const code of ['E2', 'E3', 'E4'])
      await addStaff(asOperator(deps), { ...anu, employee_code: code, role: 'sales' });
    for (const sort of [
      'name',
      '-name',
      'employee_code',
      '-employee_code',
      'seen_at',
      '-seen_at',
    ]) {
      await expect(readInPages(browser, `staff?sort=${sort}`)).resolves.toHaveLength(5);
    }
  });
});
