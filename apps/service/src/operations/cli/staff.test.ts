import { describe, expect, it } from 'vitest';
import { createBrowser } from '../../testing/candidate.ts';
import {
  anyDatabase,
  databases,
  environmentOf,
  openTestStorage,
  type TestDatabase,
} from '../../testing/databases.ts';
import { runCommand } from '../../testing/commands.ts';
import { staffBrowser } from '../../testing/staff.ts';
import { createTestService } from '../../testing/test-service.ts';

const anu = [
  ...['--code', 'e1001', '--name', 'Anu Rao', '--mobile', '919800000000'],
  ...['--email', 'anu@example.com', '--role', 'recruiter'],
];

const setUp = async (database: TestDatabase) => {
  const place = await database.create();
  const environment = environmentOf(place);
  return {
    place,
    run: async (...parameters: readonly string[]) => runCommand('staff', environment, parameters),
  };
};

describe.each(databases)('npm run staff, on $name', (database) => {
  it('adds members, also when no service has been, and writes down what the operator did', async () => {
    const { place, run } = await setUp(database);
    await expect(run('list')).resolves.toMatchObject({ code: 1 });
    await expect(run('add', '--create', ...anu)).resolves.toEqual({
      code: 0,
      out: 'E1001 is added. The first sign-in sets up an authenticator, with a code mailed to anu@example.com.\n',
      error: '',
    });
    await expect(run('add', ...anu)).resolves.toMatchObject({
      code: 1,
      error: 'there is a member with the code E1001. Nothing changed.\n',
    });
    await expect(run('change', 'E1001', '--role', 'administrator')).resolves.toMatchObject({
      code: 0,
      out: 'E1001 is changed.\n',
    });
    await expect(run('disable', 'E1001')).resolves.toMatchObject({
      out: 'E1001 is disabled and signed out.\n',
    });
    await expect(run('disable', 'E1001')).resolves.toMatchObject({
      out: 'E1001 was disabled already.\n',
    });
    const { out } = await run('list');
    expect(out.split('\n')[1]).toMatch(
      /^E1001 +disabled +administrator +Anu Rao +919800000000 +anu@example.com$/,
    );
    await expect(run('enable', 'e1001')).resolves.toMatchObject({
      out: 'E1001 may sign in again.\n',
    });
    await expect(run('reset', 'E1001')).resolves.toMatchObject({ code: 0 });
    await expect(run('reset', 'E1002')).resolves.toMatchObject({
      code: 1,
      error: 'there is no member with the code E1002\n',
    });
    await expect(run('remove', 'E1001')).resolves.toMatchObject({
      out: 'E1001 is deleted and signed out.\n',
    });
    await expect(run('remove', 'E1001')).resolves.toMatchObject({ code: 1 });
    const { db } = await openTestStorage(place);
    const log = await db.selectFrom('audit_log').selectAll().orderBy('at').execute();
    expect(
      log.map(({ actor_code, action, subject }) => `${actor_code} ${action} ${subject}`),
    ).toEqual([
      'operator staff.added staff E1001',
      'operator staff.changed staff E1001',
      'operator staff.disabled staff E1001',
      'operator staff.enabled staff E1001',
      'operator staff.reset staff E1001',
      'operator staff.removed staff E1001',
    ]);
    expect(log[1]?.details).toBe('{"fields":["role"],"from":"recruiter","to":"administrator"}');
  });

  it('leaves nothing of whoever is removed but what the log says they did', async () => {
    const service = await createTestService({ database });
    const environment = environmentOf(service.deps.settings);
    const browser = await staffBrowser(service, 'sales');
    expect((await browser.get('staff_session')).statusCode).toBe(200);
    await runCommand('staff', environment, ['remove', 'T-SALES']);
    expect((await browser.get('staff_session')).statusCode).toBe(401);
    const { db } = service.deps.storage;
    for (const name of [
      'staff_members',
      'staff_recovery_codes',
      'staff_challenges',
      'staff_sessions',
    ] as const)
      expect(await db.selectFrom(name).selectAll().execute()).toEqual([]);
    const log = await db.selectFrom('audit_log').select('action').execute();
    expect(log.map(({ action }) => action)).toContain('staff.removed');
  });

  it('works while a service runs: whoever is disabled is out at the next call', async () => {
    const service = await createTestService({ database });
    const environment = environmentOf(service.deps.settings);
    const browser = await staffBrowser(service, 'sales');
    expect((await browser.get('staff_session')).statusCode).toBe(200);
    await expect(runCommand('staff', environment, ['disable', 'T-SALES'])).resolves.toMatchObject({
      code: 0,
    });
    expect((await browser.get('staff_session')).statusCode).toBe(401);
    expect((await createBrowser(service).get('staff_session')).statusCode).toBe(401);
  });
});

describe.each(anyDatabase)('npm run staff', (database) => {
  it('refuses what is no code, number, address or role, and says how it is used', async () => {
    const { run } = await setUp(database);
    const adding = async (option: string, value: string) =>
      run('add', '--create', ...anu.with(anu.indexOf(option) + 1, value));
    const refusals = [
      [['--code', 'É 1'], /is no employee code/],
      [['--mobile', '+919800000000'], /is no mobile number/],
      [['--email', 'anu'], /is no email address/],
      [['--role', 'root'], /is no role: recruiter, sales, administrator/],
      [['--name', ' '], /the name has 1 to 100 characters/],
    ] as const;
    for (const [[option, value], reason] of refusals) {
      const { code, error } = await adding(option, value);
      expect({ code, error }).toEqual({ code: 1, error: expect.stringMatching(reason) as string });
    }
    for (const parameters of [
      [],
      ['add', '--code', 'E1'],
      ['add', ...anu, 'E1001'],
      ['change', 'E1001'],
      ['change', 'E1001', '--code', 'E2'],
      ['disable'],
      ['reset', 'E1001', 'E1002'],
      ['list', '--all'],
    ]) {
      const { code, error } = await run(...parameters);
      expect({ code, error }).toEqual({
        code: 1,
        error: expect.stringMatching(/^Usage: npm run staff/) as string,
      });
    }
  });
});
