import { UNDO_MS } from '@example/api/desk';
import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type DecisionKind,
  DECISIONS_SECRET,
  hashSubject,
  nameOfKey,
  noteDecision,
  readDecisions,
} from '../../features/decisions/index.ts';
import { addToOutbox } from '../../mail/outbox/index.ts';
import type { Storage } from '../../storage/index.ts';
import { subscribe, unsubscribe } from '../../features/subscriptions/index.ts';
import { databases, environmentOf, openTestStorage } from '../../testing/databases.ts';
import { sendEnquiry } from '../../testing/forms.ts';
import { runCommand } from '../../testing/commands.ts';
import { addMember, member } from '../../testing/staff.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { createTestService, enquiry } from '../../testing/test-service.ts';
import {
  anu,
  binu,
  chitra,
  createDecided,
  expectDecided,
  isStored,
} from '../../testing/later-decisions.ts';
import { applyDecisions } from './apply-decisions.ts';

const byCode = async ({ db }: Storage) => {
  const members = await db
    .selectFrom('staff_members')
    .select(['employee_code', 'disabled_at', 'totp_secret'])
    .execute();
  return new Map(members.map((member) => [member.employee_code, member]));
};

describe.each(databases)('a decision after a backup of $name', (database) => {
  it('still holds when the backup is restored over its own database, and the operator is told', async () => {
    const { backUp, decide, decideOnStaff, environment, file, storage, deps, decisionsDir } =
      await createDecided(database);
    await storage.db.updateTable('staff_members').set({ totp_secret: 'sealed' }).execute();
    await backUp();
    await decide();
    await decideOnStaff();
    await storage.close();
    const restored = await runCommand('restore', environment, [file, '--replace']);
    expect(restored).toMatchObject({ code: 0, error: '' });
    expect(restored.out).toContain(
      `Done again, as decided in ${decisionsDir}: 1 people erased, 1 subscriptions ended, 1 applications withdrawn, 1 taken out of the talent pool, 3 members of the staff disabled, reset or removed\n`,
    );
    const again = await openTestStorage(deps.settings);
    await expectDecided(again, deps.settings);
    const members = await byCode(again);
    expect([...members.keys()].toSorted()).toEqual(['E1', 'E3', 'E4', 'E5']);
    expect(members.get('E1')?.disabled_at).not.toBeNull();
    expect(members.get('E3')?.totp_secret).toBeNull();
    for (const code of ['E4', 'E5'])
      expect(members.get(code)).toMatchObject({ disabled_at: null, totp_secret: 'sealed' });
  });

  it('still holds when DECISIONS_DIR was set since, and its first place has it', async () => {
    const { backUp, decide, environment, file, storage, deps, decisionsDir } =
      await createDecided(database);
    await backUp();
    await decide();
    await storage.close();
    expect(decisionsDir).toBe(join(deps.settings.dataDir, 'decisions'));
    const elsewhere = { ...environment, DECISIONS_DIR: join(temporaryFolder(), 'elsewhere') };
    const restored = await runCommand('restore', elsewhere, [file, '--replace']);
    expect(restored).toMatchObject({ code: 0, error: '' });
    await expectDecided(await openTestStorage(deps.settings), deps.settings);
  });

  it('withdraws what the staff had decided on but not told yet', async () => {
    const { backUp, decide, environment, file, storage, deps } = await createDecided(database);
    await storage.db
      .updateTable('applications')
      .set({
        status: 'rejected',
        told_status: 'received',
        // A clock that is ahead by less than a minute: the test takes as long as it does.
        tell_at: Date.now() + UNDO_MS + 55_000,
      })
      .where('applcnt_email', '=', chitra)
      .execute();
    await backUp();
    await decide();
    await storage.close();
    const restored = await runCommand('restore', environment, [file, '--replace']);
    expect(restored).toMatchObject({ code: 0, error: '' });
    expect(restored.out).toContain('1 applications withdrawn');
    await expectDecided(await openTestStorage(deps.settings), deps.settings);
  });

  describe.each(databases)('restored into an empty $name', (other) => {
    it('still holds when the decisions are given, and the operator is told when they are not', async () => {
      const { backUp, decide, file, decisionsDir } = await createDecided(database);
      await backUp();
      await decide();
      const place = await other.create();
      const run = async (...parameters: readonly string[]) =>
        runCommand('restore', environmentOf(place), [file, '--create', ...parameters]);
      const without = await run();
      expect(without).toMatchObject({ code: 0, error: '' });
      expect(without.out).toContain(
        `No decisions are in ${join(place.dataDir, 'decisions')}: who was erased, unsubscribed, withdrew or left the talent pool since is back`,
      );
      const back = await openTestStorage(place);
      await expect(isStored(back, anu)).resolves.toBe(true);
      await back.close();
      const given = await run('--replace', '--decisions', decisionsDir);
      expect(given).toMatchObject({ code: 0, error: '' });
      expect(given.out).toContain(
        ': 1 people erased, 1 subscriptions ended, 1 applications withdrawn, 1 taken out of the talent pool, 0 members',
      );
      await expectDecided(await openTestStorage(place), place);
    });
  });

  it('deletes nothing of people who came back since', async () => {
    const { backUp, decide, environment, file, deps, storage } = await createDecided(database);
    await decide();
    await sendEnquiry(deps, { ...enquiry, email: anu, msg: 'I am back.' });
    await subscribe(deps, { email: binu });
    await backUp();
    await storage.close();
    await expect(runCommand('restore', environment, [file, '--replace'])).resolves.toMatchObject({
      code: 0,
      error: '',
    });
    const again = await openTestStorage(deps.settings);
    const enquiries = await again.db
      .selectFrom('enquiries')
      .select('msg')
      .where('email', '=', anu)
      .execute();
    expect(enquiries).toEqual([{ msg: 'I am back.' }]);
    const subscribers = await again.db.selectFrom('subscriptions').select('email').execute();
    expect(subscribers.map(({ email }) => email)).toContain(binu);
  });

  it('is noted without a name, readable by its owner alone, and intact after half a line of a crash', async () => {
    const { backUp, decide, environment, file, decisionsDir, storage, deps, references } =
      await createDecided(database);
    await backUp();
    const half = '{"at":"2026-01-31T12:00:0';
    await noteDecision(deps, 'erased', 'nobody@example.com');
    const [name = ''] = readdirSync(decisionsDir);
    appendFileSync(join(decisionsDir, name), half);
    await decide();
    const text = readFileSync(join(decisionsDir, name), 'utf8');
    // Hashes hold any letters.
    expect(text).not.toMatch(/@|example/i);
    for (const reference of references.values()) expect(text).not.toContain(reference);
    expect(statSync(join(decisionsDir, name)).mode & 0o777).toBe(0o600);
    expect(statSync(decisionsDir).mode & 0o777).toBe(0o700);
    await expect(readDecisions([decisionsDir, decisionsDir])).resolves.toMatchObject({
      unreadable: 2,
      decisions: { length: 10 },
    });
    // As a file looks after a copy by way of Windows.
    const copies = temporaryFolder();
    writeFileSync(join(copies, 'copy.ndjson'), text.replaceAll('\n', '\r\n'));
    await expect(readDecisions([copies])).resolves.toMatchObject({
      unreadable: 1,
      decisions: { length: 5 },
    });
    await storage.close();
    const restored = await runCommand('restore', environment, [file, '--replace']);
    expect(restored).toMatchObject({
      code: 1,
      error: `1 lines of ${decisionsDir} cannot be read: what they said is not done again\n`,
    });
    await expectDecided(await openTestStorage(deps.settings), deps.settings);
  });

  it('still holds when the backup lacks the secret and the database has it', async () => {
    const { backUp, decide, environment, file, deps, storage, decisionsDir } =
      await createDecided(database);
    await backUp();
    await storage.db.deleteFrom('meta').where('name', '=', DECISIONS_SECRET).execute();
    await decide();
    const elsewhere = await database.create();
    const lost = await runCommand('restore', environmentOf(elsewhere), [
      file,
      '--create',
      '--decisions',
      decisionsDir,
    ]);
    expect(lost).toMatchObject({
      code: 1,
      error:
        '4 decisions cannot be done again: neither the backup nor the database has the secret they were noted with\n',
    });
    await storage.close();
    await expect(runCommand('restore', environment, [file, '--replace'])).resolves.toMatchObject({
      code: 0,
      error: '',
    });
    await expectDecided(await openTestStorage(deps.settings), deps.settings);
    // The next backup contains the secret.
    const next = join(temporaryFolder(), 'next.tar.gz');
    await backUp(next);
    const copy = temporaryFolder();
    cpSync(decisionsDir, copy, { recursive: true });
    const third = await database.create();
    await expect(
      runCommand('restore', environmentOf(third), [next, '--create', '--decisions', copy]),
    ).resolves.toMatchObject({ code: 0, error: '' });
  });

  it('is not carried out when it cannot be noted', async () => {
    const { deps, storage } = await createDecided(database);
    const { decisionsDir } = deps.settings;
    const blocked = { ...deps.settings, decisionsDir: join(decisionsDir, 'file', 'folder') };
    mkdirSync(decisionsDir, { recursive: true });
    writeFileSync(join(decisionsDir, 'file'), '');
    const [mail] = (await storage.db.selectFrom('outbox').selectAll().execute()).filter(
      ({ unsubscribe_link }) => unsubscribe_link !== null,
    );
    const token = new URL(mail?.unsubscribe_link ?? '').searchParams.get('token');
    await expect(unsubscribe({ ...deps, settings: blocked }, { token })).rejects.toThrow(
      /^DECISIONS_DIR \S+ cannot be written: ENOTDIR$/,
    );
    await expect(
      storage.db.selectFrom('subscriptions').select('email').execute(),
    ).resolves.toHaveLength(4);
  });
});

describe('decisions noted under two secrets', () => {
  it('count by their time when a member of the staff was enabled after being disabled', async () => {
    const service = await createTestService();
    const { id } = await addMember(service);
    const older = randomBytes(32);
    const newer = randomBytes(32);
    const decided = (what: DecisionKind, secret: Buffer, at: string) => ({
      what,
      subject: hashSubject(secret, what, id),
      key: nameOfKey(secret),
      at,
    });
    const apply = async (secrets: readonly Buffer[]) =>
      applyDecisions({
        db: service.storage.db,
        decisions: [
          decided('staff_enabled', older, '2026-01-01T00:00:00.000Z'),
          decided('staff_disabled', newer, '2026-01-02T00:00:00.000Z'),
          decided('staff_enabled', newer, '2026-01-03T00:00:00.000Z'),
        ],
        secrets,
        madeAt: 0,
      });
    await expect(apply([older, newer])).resolves.toMatchObject({ staff: 0, unknown: 0 });
    await expect(apply([newer, older])).resolves.toMatchObject({ staff: 0, unknown: 0 });
  });

  it.each(['staff_disabled', 'staff_removed'] as const)(
    'leave no notice to wait for a member who left (%s)',
    async (what) => {
      const { storage, ...service } = await createTestService();
      const { id } = await addMember({ storage, ...service });
      const { mailFrom } = service.deps.settings;
      const notice = { to: member.email, about: anu, subject: 'Not delivered', text: anu };
      await storage.transact(async (db) => addToOutbox(db, mailFrom, 0, [notice]));
      const secret = randomBytes(32);
      const subject = hashSubject(secret, what, id);
      const decision = { what, subject, key: nameOfKey(secret), at: '2026-01-02T00:00:00.000Z' };
      const applied = { db: storage.db, decisions: [decision], secrets: [secret], madeAt: 0 };
      await expect(applyDecisions(applied)).resolves.toMatchObject({ staff: 1 });
      const left = await storage.db.selectFrom('outbox').select('subject').execute();
      expect(left).not.toContainEqual({ subject: notice.subject });
    },
  );
});
