import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { anyDatabase } from '../testing/databases.ts';
import { createBrowser, PASSWORD } from '../testing/candidate.ts';
import { addMember, member, solveCaptcha } from '../testing/staff.ts';
import { createTestService, type TestService } from '../testing/test-service.ts';
import { medianDifference, medianDifferences, MOST_ROUNDS } from '../testing/time.ts';
import { createPasswords } from './core/passwords.ts';

/** Maximum difference of the medians, in ms. */
const MOST_MS = 5;

/** Returns kinds in an order that turns: in a fixed one, each would follow the same kind, whose leftovers cost time. */
const inTurn = <Kind>(kinds: readonly Kind[], round: number): readonly Kind[] =>
  kinds.map((kind, index) => kinds[(index + round) % kinds.length] ?? kind);

/** Makes a service listen. Returns a function that measures calls, and the answers, each without its secrets. */
const createCaller = async ({ server }: TestService) => {
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const answers = new Set<string>();
  const call = async (operation: string, input: object, cookie = '') => {
    const body = JSON.stringify(input);
    const begun = performance.now();
    const answer = await fetch(`http://127.0.0.1:${String(port)}/api/v0/${operation}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', cookie },
      body,
    });
    const text = await answer.text();
    const took = performance.now() - begun;
    const names = [...answer.headers.keys()].join();
    const cookies = answer.headers.getSetCookie();
    const shapes = cookies.map((set) => set.replace(/=[^;]+/, '').replace(/Expires[^;]+/, ''));
    answers.add([operation, answer.status, text, names, ...shapes].join(' '));
    return { took, cookies };
  };
  return { call, answers };
};

describe.each(anyDatabase)('the time of an answer to a candidate', (database) => {
  const emailOf = (kind: string, round: number) => `${kind}${String(round)}@example.com`;

  /** Adds an account of each kind for each round. */
  const addAccounts = async ({ storage, deps }: TestService, ...kinds: readonly string[]) => {
    const password_hash = await deps.passwords.hash(PASSWORD);
    const accounts = kinds.flatMap((kind) =>
      Array.from({ length: MOST_ROUNDS }, (_, round) => ({
        ...{ email_key: emailOf(kind, round), email: emailOf(kind, round), password_hash },
        ...{ password_set_at: 0, warned_at: null, created_at: 0 },
      })),
    );
    await storage.db.insertInto('accounts').values(accounts).execute();
  };

  it.each([
    ['sign_in', (email: string) => ({ email, password: 'a wrong password' })],
    ['sign_in', (email: string) => ({ email, password: PASSWORD })],
    ['forgot_password', (email: string) => ({ email })],
  ] as const)(
    '%s tells nobody who has an account',
    { timeout: 120_000 },
    async (operation, inputOf) => {
      const service = await createTestService({
        database,
        // Enough work to show in the times, and little enough for so many calls.
        change: (deps) => ({
          ...deps,
          passwords: createPasswords({ cost: { ln: 12, r: 8, p: 1 } }),
        }),
      });
      await addAccounts(service, 'known');
      const { call, answers } = await createCaller(service);
      const difference = await medianDifference(MOST_MS, async (round) => {
        const took = { known: 0, unknown: 0 };
        for (const kind of inTurn(['known', 'unknown'] as const, round)) {
          took[kind] = (await call(operation, inputOf(emailOf(kind, round)))).took;
          await sleep(0);
        }
        return took;
      });
      expect([...answers]).toHaveLength(1);
      expect(difference).toBeLessThan(MOST_MS);
    },
  );

  it('verify_code tells nobody who has an account, nor with which password', async () => {
    const service = await createTestService({ database });
    await addAccounts(service, 'right', 'wrong');
    const answers = new Set<string>();
    const difference = await medianDifference(MOST_MS, async (round) => {
      const took = { right: 0, wrong: 0, none: 0 };
      for (const kind of inTurn(['right', 'wrong', 'none'] as const, round)) {
        const browser = createBrowser(service);
        const password = kind === 'wrong' ? 'a wrong password' : PASSWORD;
        await browser.post('sign_in', { email: emailOf(kind, round), password });
        const begun = performance.now();
        const answer = await browser.post('verify_code', { code: '000000' });
        took[kind] = performance.now() - begun;
        answers.add(`${String(answer.statusCode)} ${answer.body}`);
        await sleep(0);
      }
      return took;
    });
    expect([...answers]).toHaveLength(1);
    expect(difference).toBeLessThan(MOST_MS);
  }, 120_000);
});

describe.each(anyDatabase)('the time of an answer to the staff', (database) => {
  const none = { enrolled: 0, new: 0, wrong_number: 0, disabled: 0, unknown: 0 };
  const kinds = Object.keys(none) as readonly (keyof typeof none)[];
  const codeOf = (kind: string, round: number) =>
    `${kind.slice(0, 3)}-${String(round)}`.toUpperCase();

  /** Adds a member of each kind for each round, by one statement for each kind: a commit for each member takes long. */
  const addMembers = async (service: TestService) => {
    const { id: first } = await addMember(service);
    const { db } = service.storage;
    const stored = await db
      .selectFrom('staff_members')
      .selectAll()
      .where('id', '=', first)
      .executeTakeFirstOrThrow();
    const states = [
      ['enrolled', { totp_secret: 'sealed' }],
      ['new', {}],
      ['wrong_number', { totp_secret: 'sealed' }],
      ['disabled', { totp_secret: 'sealed', disabled_at: 1 }],
    ] as const;
    for (const [kind, state] of states) {
      const members = Array.from({ length: MOST_ROUNDS }, (_, round) => ({
        ...{ ...stored, ...state },
        ...{ id: `${kind}-${String(round)}`, employee_code: codeOf(kind, round) },
      }));
      await db.insertInto('staff_members').values(members).execute();
    }
  };

  it('tells nobody who is a member, nor with which number', { timeout: 300_000 }, async () => {
    const service = await createTestService({
      database,
      change: (deps) => ({ ...deps, signInTakesMs: undefined }),
    });
    await addMembers(service);
    const { call, answers } = await createCaller(service);
    const { begin, verify } = await medianDifferences(MOST_MS, async (round) => {
      const took = { begin: { ...none }, verify: { ...none } };
      await Promise.all(
        inTurn(kinds, round).map(async (kind) => {
          const candidate = createBrowser(service);
          const input = {
            employee_code: codeOf(kind, round).toLowerCase(),
            mobile_number: kind === 'wrong_number' ? '00000000' : member.mobile_number,
            captcha: await solveCaptcha(candidate),
          };
          const captcha = `captcha=${candidate.cookies.get('captcha') ?? ''}`;
          const begun = await call('staff_sign_in', input, captcha);
          took.begin[kind] = begun.took;
          const challenge = begun.cookies.find((set) => set.startsWith('staff-challenge='));
          const cookie = challenge?.split(';', 1)[0] ?? '';
          took.verify[kind] = (await call('staff_verify', { code: '000000' }, cookie)).took;
        }),
      );
      await sleep(0);
      return took;
    });
    expect([...answers].toSorted()).toEqual([
      expect.stringMatching(/^staff_sign_in 202 \{\} /),
      expect.stringMatching(/^staff_verify 422 /),
    ]);
    expect(begin, 'the difference of the first step').toBeLessThan(MOST_MS);
    expect(verify, 'the difference of the second step').toBeLessThan(MOST_MS);
  });
});
