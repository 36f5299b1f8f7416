import { describe, expect, it } from 'vitest';
import { addToOutbox, leaseDue, markFailed, markSent } from '../../mail/outbox/index.ts';
import { databases, environmentOf, openTestStorage } from '../../testing/databases.ts';
import { runCommand } from '../../testing/commands.ts';

const created = Date.UTC(2026, 0, 31, 12);

describe.each(databases)('the outbox command line on $name', ({ createMigrated }) => {
  /** Stores four mails: delivered, waiting, parked and held. */
  const setUp = async () => {
    const place = await createMigrated();
    const storage = await openTestStorage(place);
    const mail = (name: string) => ({
      to: `${name}@example.com`,
      subject: `A mail ${name}`,
      text: 'Its text.\n',
    });
    const mails = ['sent', 'waiting', 'parked'].map(mail);
    const from = { name: '', address: 'no-reply@example.com' };
    const suspected = { ...mail('held'), heldFor: 'trap' } as const;
    await storage.transact(async (db) => addToOutbox(db, from, created, [...mails, suspected]));
    const entries = await leaseDue(storage, created, 3);
    const entryTo = (address: string) => {
      const entry = entries.find(({ envelope_to }) => envelope_to === address);
      if (!entry) throw new Error(`nothing was due for ${address}`);
      return entry;
    };
    const parked = entryTo('parked@example.com');
    const waiting = entryTo('waiting@example.com');
    const sent = entryTo('sent@example.com');
    await markSent(storage, created, [sent.id]);
    await markFailed(storage, created, waiting, { reason: '452 full', permanent: false });
    await markFailed(storage, created, parked, { reason: '550 no\r\nsuch', permanent: true });
    const { id: held } = await storage.db
      .selectFrom('outbox')
      .select('id')
      .where('held_for', 'is not', null)
      .executeTakeFirstOrThrow();
    const environment = environmentOf(place);
    const run = async (...parameters: readonly string[]) =>
      runCommand('outbox', { ...environment, SMTP_URL: 'smtp://localhost' }, parameters);
    return {
      storage,
      environment,
      run,
      sent: sent.id,
      waiting: waiting.id,
      parked: parked.id,
      held,
    };
  };

  it('shows what was not delivered, first what needs somebody, and no text of a mail', async () => {
    const { run, waiting, parked, held } = await setUp();
    const { code, out, error } = await run('list');
    expect({ code, error }).toEqual({ code: 0, error: '' });
    const [header, ...lines] = out
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/ {2,}/));
    expect(header).toEqual([
      'ID',
      'STATUS',
      'CREATED (UTC)',
      'NEXT (UTC)',
      'TRIED',
      'TO',
      'SUBJECT',
      'REASON',
    ]);
    const at = '2026-01-31 12:00:00';
    expect(lines).toEqual([
      [parked, 'parked', at, 'never', '1', 'parked@example.com', 'A mail parked', '550 no such'],
      [
        held,
        'held',
        at,
        'never',
        '0',
        'held@example.com',
        'A mail held',
        'a field that people do not see was filled in',
      ],
      [
        waiting,
        'waiting',
        at,
        '2026-01-31 12:00:15',
        '1',
        'waiting@example.com',
        'A mail waiting',
        '452 full',
      ],
    ]);
    expect(out).not.toContain('Its text');
  });

  it('makes a parked and a held mail due, and says so of one it cannot', async () => {
    const { storage, run, sent, parked, held } = await setUp();
    await expect(run('retry', held)).resolves.toMatchObject({ code: 0 });
    await expect(run('retry', parked)).resolves.toMatchObject({
      code: 0,
      out: `Mail ${parked} is due: a running service sends it within seconds.\n`,
    });
    const due = await leaseDue(storage, Date.now(), 10);
    expect(due.find(({ id }) => id === parked)).toMatchObject({ attempts: 2, abandoned_at: null });
    expect(due.find(({ id }) => id === held)).toMatchObject({ attempts: 1, held_for: null });
    await expect(run('retry', sent)).resolves.toMatchObject({
      code: 1,
      error: `mail ${sent} was delivered already\n`,
    });
    await expect(run('retry', 'nothing')).resolves.toMatchObject({
      code: 1,
      error: 'there is no mail nothing\n',
    });
  });

  it('makes all parked mails due, and no other', async () => {
    const { storage, run, sent, waiting, parked, held } = await setUp();
    const add = { to: 'second@example.com', subject: 'A mail second', text: 'Its text.\n' };
    const from = { name: '', address: 'no-reply@example.com' };
    await storage.transact(async (db) => addToOutbox(db, from, created, [add]));
    const [second] = await leaseDue(storage, created, 1);
    if (!second) throw new Error('nothing was due');
    await markFailed(storage, created, second, { reason: '550 no', permanent: true });
    const stateOf = async () => {
      const rows = await storage.db.selectFrom('outbox').selectAll().execute();
      return new Map(rows.map((row) => [row.id, row]));
    };
    const before = await stateOf();
    await expect(run('retry', '--parked')).resolves.toEqual({
      code: 0,
      out: '2 mails are due: a running service sends what is due within seconds.\n',
      error: '',
    });
    const after = await stateOf();
    for (const id of [sent, waiting, held]) expect(after.get(id)).toEqual(before.get(id));
    const due = await leaseDue(storage, Date.now(), 10);
    const dueIds = due.map(({ id }) => id);
    expect(dueIds).toEqual(expect.arrayContaining([parked, second.id]));
    expect(dueIds).not.toContain(held);
    await expect(run('retry', '--parked')).resolves.toMatchObject({
      code: 0,
      out: 'No mail is parked.\n',
    });
  });

  it('shows its usage, and that nothing waits, or that mails only become files', async () => {
    const { storage, environment, run } = await setUp();
    await storage.db.deleteFrom('outbox').execute();
    await expect(run('list')).resolves.toMatchObject({
      code: 0,
      out: 'Every mail was delivered.\n',
    });
    await expect(runCommand('outbox', environment, ['list'])).resolves.toMatchObject({
      code: 0,
      out: 'No mail waits. SMTP_URL is not set: mails are written to files, and none is sent.\n',
    });
    await expect(run('help')).resolves.toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Usage: npm run outbox/) as string,
    });
    const wrong = [
      [],
      ['send'],
      ['retry'],
      ['list', 'x'],
      ['retry', 'a', 'b'],
      ['retry', '--held'],
    ];
    for (const words of wrong)
      await expect(run(...words)).resolves.toMatchObject({
        code: 1,
        error: expect.stringMatching(/^Usage/) as string,
      });
  });
});
