import { allOperations } from '@example/api/openapi';
import { API_PREFIX } from '@example/api/operations';
import { PROOF_VALID_MS } from '@example/api/staff';
import { describe, expect, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { createBrowser, mailsTo } from '../../testing/candidate.ts';
import {
  addMember,
  beginAs,
  cookieOf,
  enrolAs,
  member,
  readActions,
  totpCode,
  wrongTotpCode,
} from '../../testing/staff.ts';
import { createTimedService, START } from '../../testing/timed-service.ts';
import { WRONG_TRIES_PER_MEMBER } from './challenges.ts';
import { WRONG_PROOFS_PER_SESSION } from './proof.ts';
import { STAFF_SESSION_MS } from './sessions.ts';
import { hashOf } from '../../storage/index.ts';
import { MINUTE_MS } from '../../runtime/clock/durations.ts';

const proven = allOperations
  .map(({ operation }) => operation)
  .filter(({ needsProof }) => needsProof);

describe.each(databases)('the authenticator again, on $name', (database) => {
  const setUp = async () => {
    const service = await createTimedService(database, START);
    await addMember(service, { role: 'administrator' });
    const { browser, secret, recoveryCodes } = await enrolAs(service);
    const code = () => totpCode(secret, service.now());
    const noCode = () => wrongTotpCode(secret, service.now());
    const prove = async (typed: string, from = browser) =>
      from.post('staff_prove', { code: typed });
    const left = async (from = browser) =>
      (await from.get('staff_proof')).json<{ readonly left_ms: number }>().left_ms;
    return { ...service, service, browser, recoveryCodes, code, noCode, prove, left };
  };

  it('is asked for by every operation that needs it, ten minutes after the last code', async () => {
    const { browser, pass, left, prove, code } = await setUp();
    expect(proven.length).toBeGreaterThan(0);
    const answers = async () => {
      const said = new Map<string, string>();
      for (const { method, path } of proven) {
        const url = `${API_PREFIX}/${path.replaceAll(/:\w+/g, 'NONE')}`;
        const answer = await browser.send(method, url, method === 'GET' ? undefined : {});
        const isProblem = String(answer.headers['content-type']).includes('problem+json');
        const type = isProblem ? answer.json<{ readonly type: string }>().type : '';
        said.set(`${method} ${path}`, type);
      }
      return said;
    };
    const asks = 'urn:problem:proof-required';
    await expect(left()).resolves.toBe(PROOF_VALID_MS);
    pass(PROOF_VALID_MS - 1);
    await expect(left()).resolves.toBe(1);
    expect([...(await answers()).values()]).not.toContain(asks);
    pass(1);
    await expect(left()).resolves.toBe(0);
    for (const [operation, type] of await answers()) expect(type, operation).toBe(asks);

    const answer = await prove(code());
    expect(answer.json(), answer.body).toEqual({ left_ms: PROOF_VALID_MS });
    expect([...(await answers()).values()]).not.toContain(asks);
  });

  it('takes each code once, and no recovery code', async () => {
    const { pass, prove, code, recoveryCodes, storage } = await setUp();
    // The code of the enrolment was used.
    expect((await prove(code())).statusCode).toBe(422);
    pass(MINUTE_MS);
    expect((await prove(code())).statusCode).toBe(200);
    expect((await prove(code())).statusCode).toBe(422);
    const recovery = await prove(recoveryCodes[0] ?? '');
    expect(recovery.statusCode, recovery.body).toBe(422);
    const unused = await storage.db
      .selectFrom('staff_recovery_codes')
      .select('code_hash')
      .where('used_at', 'is', null)
      .execute();
    expect(unused).toHaveLength(recoveryCodes.length);
    expect(await readActions(storage)).toEqual(
      [
        'operator staff.added',
        'E1001 staff.authenticator_enrolled',
        'E1001 staff.signed_in',
        'E1001 staff.proof_refused',
        'E1001 staff.proven',
        'E1001 staff.proof_refused',
      ].toSorted(),
    );
  });

  it('was given by a sign-in with the authenticator, not by one with a recovery code', async () => {
    const { service, pass, code, left, recoveryCodes } = await setUp();
    pass(MINUTE_MS);
    const signedInBy = async (typed: string) => {
      const browser = createBrowser(service);
      await beginAs(browser);
      expect((await browser.post('staff_verify', { code: typed })).statusCode).toBe(200);
      return browser;
    };
    await expect(left(await signedInBy(code()))).resolves.toBe(PROOF_VALID_MS);
    await expect(left(await signedInBy(recoveryCodes[0] ?? ''))).resolves.toBe(0);
  });

  it('renews the token of its session, which ends when it would have', async () => {
    const { browser, service, pass, prove, code } = await setUp();
    const copied = createBrowser(service);
    copied.cookies.set('staff-session', browser.cookies.get('staff-session') ?? '');
    expect((await copied.get('staff_session')).statusCode).toBe(200);
    pass(20 * MINUTE_MS);
    const answer = await prove(code());
    expect(cookieOf(answer, 'staff-session')).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await copied.get('staff_session')).statusCode).toBe(401);
    expect((await browser.get('staff_session')).statusCode).toBe(200);
    for (let used = 20 * MINUTE_MS; used < STAFF_SESSION_MS.atMost - 20 * MINUTE_MS;) {
      pass(20 * MINUTE_MS);
      used += 20 * MINUTE_MS;
      expect((await browser.get('staff_session')).statusCode).toBe(200);
    }
    pass(20 * MINUTE_MS);
    expect((await browser.get('staff_session')).statusCode).toBe(401);
  });

  it('ends a session after five wrong codes, whose tries count for the member', async () => {
    const { service, browser, storage, pass, prove, code, noCode } = await setUp();
    pass(MINUTE_MS);
    for (let tries = 1; tries < WRONG_PROOFS_PER_SESSION; tries += 1)
      expect((await prove(noCode())).statusCode).toBe(422);
    expect((await prove(noCode())).statusCode).toBe(401);
    const mails = await mailsTo(service, member.email);
    expect(mails.at(-1)?.subject).toMatch(/^You were signed out/);
    expect(browser.cookies.has('staff-session')).toBe(false);
    expect((await browser.get('staff_session')).statusCode).toBe(401);

    const again = createBrowser(service);
    const known = browser.cookies.get('staff-browser') ?? '';
    again.cookies.set('staff-browser', known);
    await beginAs(again);
    expect((await again.post('staff_verify', { code: code() })).statusCode).toBe(200);
    const [{ most }] = WRONG_TRIES_PER_MEMBER;
    for (let tries = WRONG_PROOFS_PER_SESSION; tries < most; tries += 1) {
      // Another sign-in, since its session would end, too.
      await storage.db.updateTable('staff_sessions').set({ wrong_proofs: 0 }).execute();
      expect((await prove(noCode(), again)).statusCode).toBe(422);
    }
    pass(MINUTE_MS);
    const late = await prove(code(), again);
    expect(late.statusCode, late.body).toBe(422);
    const [last] = await storage.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'staff.proof_refused')
      .orderBy('at', 'desc')
      .limit(1)
      .execute();
    expect(last?.details).toBe('{"reason":"too_many_tries"}');
  });

  it('is used up by one of several calls at the same moment', async () => {
    const { browser, storage, service, pass, prove, code } = await setUp();
    pass(MINUTE_MS);
    const session = browser.cookies.get('staff-session') ?? '';
    const copies = Array.from({ length: 5 }, () => {
      const copy = createBrowser(service);
      copy.cookies.set('staff-session', session);
      return copy;
    });
    const answers = await Promise.all(copies.map(async (copy) => prove(code(), copy)));
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([200, 401, 401, 401, 401]);
    const sessions = await storage.db.selectFrom('staff_sessions').select('token_hash').execute();
    expect(sessions).toHaveLength(1);
    expect(sessions[0]?.token_hash).not.toBe(hashOf(session));
  });

  it('takes nobody the new token whose call was under way with the old one', async () => {
    const { browser, service, pass, prove, code } = await setUp();
    pass(MINUTE_MS);
    const late = createBrowser(service);
    late.cookies.set('staff-session', browser.cookies.get('staff-session') ?? '');
    expect((await prove(code())).statusCode).toBe(200);
    const answers = [
      await late.get('desk/news'),
      await late.get('staff_proof'),
      await prove(code(), late),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401);
      // Both have one jar of cookies, and this answer comes after that of the proof.
      expect(cookieOf(answer, 'staff-session')).toBe('');
    }
    expect((await browser.get('desk/news')).statusCode).toBe(200);
  });
});
