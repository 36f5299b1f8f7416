import { TALENT_POOL_NOTICE_DAYS } from '@example/content/retention';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { saveApplication } from '../applications/index.ts';
import { createOwnership } from '../installation/index.ts';
import { cleanUp } from '../../operations/housekeeping/housekeeping.ts';
import { databases } from '../../testing/databases.ts';
import { pdf } from '../../testing/documents.ts';
import { application, countRows, createTestService } from '../../testing/test-service.ts';
import { chooseInPool } from './choose.ts';
import { dayInMails } from './period.ts';
import { DAY_MS, HOUR_MS } from '../../runtime/clock/durations.ts';
import { tellOfPoolEnds } from './tell.ts';

const origin = 'https://www.example.com';

describe.each(databases)('the talent pool on $name', (database) => {
  const setUp = async () => {
    const time = { now: Date.parse('2030-01-01T00:00:00Z') };
    const service = await createTestService({
      database,
      clock: () => time.now,
      // Short periods, since each of their days is cleaned up.
      environment: {
        PUBLIC_ORIGIN: origin,
        KEEP_APPLICATIONS_DAYS: '40',
        KEEP_TALENT_POOL_DAYS: '90',
      },
    });
    const { deps, storage } = service;
    const { retention, dataDir } = deps.settings;
    const ownership = createOwnership({ storage, dataDir, store: deps.resumes.store });
    const mails = async () =>
      storage.db
        .selectFrom('outbox')
        .selectAll()
        .where('envelope_to', '=', application.applcnt_email)
        .orderBy('id')
        .execute();
    const clean = async () => cleanUp({ ...deps, ownership });
    return {
      ...service,
      mails,
      clean,
      poolMs: retention.talentPool * DAY_MS,
      normalMs: retention.applications * DAY_MS,
      apply: async (talent_pool = true) => {
        const resume = await deps.resumes.receive(Readable.from([pdf()]), 'cv.pdf');
        return saveApplication(deps, { ...application, talent_pool }, resume);
      },
      /** Lets time pass as a service sees it that runs all the while, and cleans up. */
      pass: async (ms: number) => {
        const until = time.now + ms;
        while (time.now < until) {
          time.now = Math.min(time.now + DAY_MS, until);
          await clean();
        }
      },
      time,
      row: async () =>
        storage.db
          .selectFrom('applications')
          .select(['created_at', 'pool_ends_at', 'pool_told_at', 'status'])
          .executeTakeFirstOrThrow(),
      token: async () => {
        const [token] = (await mails()).flatMap(
          ({ body }) => /\/talent-pool\?token=(\S+)/.exec(body)?.[1] ?? [],
        );
        if (token === undefined) throw new Error('there is no mail with a link');
        return token;
      },
    };
  };

  it('holds whoever asked for it, whose mail says until when, and how to leave', async () => {
    const { apply, row, mails, time, poolMs, token, storage } = await setUp();
    await apply();
    const ends = time.now + poolMs;
    expect(await row()).toMatchObject({ pool_ends_at: ends, pool_told_at: null });
    const [mail] = await mails();
    expect(mail?.body).toContain(`until ${dayInMails(ends)}`);
    const secret = await token();
    expect(mail?.secret).toBe(secret);
    // The staff read the mail, and must not choose in the applicant's name.
    const kept = await storage.db.selectFrom('correspondence').select('text').execute();
    expect(kept).toHaveLength(1);
    expect(kept[0]?.text).toContain('/talent-pool?token=******');
    expect(JSON.stringify(kept)).not.toContain(secret);
  });

  it('does not hold anybody else, who has no link', async () => {
    const { apply, row, mails, token } = await setUp();
    await apply(false);
    expect(await row()).toMatchObject({ pool_ends_at: null, pool_told_at: null });
    expect(await mails()).toMatchObject([{ secret: null }]);
    await expect(token()).rejects.toThrow('no mail with a link');
  });

  it('keeps an application longer, tells its end once, and then deletes it', async () => {
    const { apply, pass, row, mails, storage, time, poolMs } = await setUp();
    await apply();
    const begun = time.now;
    const ends = begun + poolMs;
    await pass(poolMs - (TALENT_POOL_NOTICE_DAYS + 1) * DAY_MS);
    expect(await row()).toMatchObject({
      created_at: begun,
      pool_ends_at: ends,
      pool_told_at: null,
    });
    expect(await mails()).toHaveLength(1);
    await pass(DAY_MS);
    const [, told] = await mails();
    expect(told?.subject).toContain(dayInMails(ends));
    await pass(TALENT_POOL_NOTICE_DAYS * DAY_MS - 1);
    expect(await mails()).toHaveLength(2);
    await expect(countRows(storage, 'applications')).resolves.toBe(1);
    await pass(DAY_MS);
    await expect(countRows(storage, 'applications')).resolves.toBe(0);
  });

  it('tells nobody twice, however many processes do so at once, and nobody too late', async () => {
    const { apply, row, mails, deps, time, poolMs, storage } = await setUp();
    await apply();
    time.now += poolMs + DAY_MS;
    const told = await Promise.all(
      Array.from({ length: 8 }, async () => tellOfPoolEnds(deps, time.now)),
    );
    expect(told.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await mails()).toHaveLength(2);
    expect(await row()).toMatchObject({
      pool_ends_at: time.now + TALENT_POOL_NOTICE_DAYS * DAY_MS,
      pool_told_at: time.now,
    });
    await expect(countRows(storage, 'outbox')).resolves.toBe(3);
  });

  it('gives everybody the whole notice after a long stop of the service too', async () => {
    const { apply, clean, pass, row, mails, storage, time, poolMs } = await setUp();
    await apply();
    await clean();
    time.now += poolMs + 10 * DAY_MS;
    while ((await mails()).length < 2) {
      time.now += HOUR_MS;
      await clean();
    }
    const ends = time.now + TALENT_POOL_NOTICE_DAYS * DAY_MS;
    const [, told] = await mails();
    expect(told).toMatchObject({ created_at: time.now });
    expect(told?.subject).toContain(dayInMails(ends));
    expect(await row()).toMatchObject({ pool_ends_at: ends, pool_told_at: time.now });
    for (let hour = 0; hour < 50; hour += 1) {
      time.now += HOUR_MS;
      await clean();
    }
    await expect(countRows(storage, 'applications')).resolves.toBe(1);
    await pass(TALENT_POOL_NOTICE_DAYS * DAY_MS);
    await expect(countRows(storage, 'applications')).resolves.toBe(0);
  });

  it('is left at any time by the link, and the application then kept as any other', async () => {
    const { apply, token, deps, row, pass, storage, normalMs } = await setUp();
    await apply();
    const left = { token: await token(), choice: 'leave' };
    await expect(chooseInPool(deps, left)).resolves.toEqual({ status: 'left' });
    expect((await row()).pool_ends_at).toBeNull();
    await expect(tellOfPoolEnds(deps, deps.clock() + 10_000 * DAY_MS)).resolves.toBe(0);
    await pass(normalMs - DAY_MS);
    await expect(countRows(storage, 'applications')).resolves.toBe(1);
    await pass(2 * DAY_MS);
    await expect(countRows(storage, 'applications')).resolves.toBe(0);
  });

  it('lets an old application go within the hour when its applicant leaves', async () => {
    const { apply, token, deps, pass, clean, storage, normalMs } = await setUp();
    await apply();
    const left = { token: await token(), choice: 'leave' };
    await pass(normalMs + DAY_MS);
    await chooseInPool(deps, left);
    await clean();
    await expect(countRows(storage, 'applications')).resolves.toBe(0);
  });

  it('holds whoever chooses to stay for another period from then on, and tells its end again', async () => {
    const { apply, token, deps, row, time, poolMs, mails } = await setUp();
    await apply();
    time.now += poolMs - DAY_MS;
    await tellOfPoolEnds(deps, time.now);
    const stay = { token: await token(), choice: 'stay' };
    await expect(chooseInPool(deps, stay)).resolves.toMatchObject({ status: 'staying' });
    expect(await row()).toMatchObject({ pool_ends_at: time.now + poolMs, pool_told_at: null });
    time.now += poolMs - DAY_MS;
    await tellOfPoolEnds(deps, time.now);
    expect(await mails()).toHaveLength(3);
  });

  it('takes back who has left, and answers a repeated call the same', async () => {
    const { apply, token, deps, row } = await setUp();
    await apply();
    const given = { token: await token() };
    const once = { idempotencyKey: 'press' };
    await chooseInPool(deps, { ...given, choice: 'leave' }, once);
    await chooseInPool(deps, { ...given, choice: 'stay' });
    await expect(chooseInPool(deps, { ...given, choice: 'leave' }, once)).resolves.toEqual({
      status: 'left',
    });
    expect((await row()).pool_ends_at).not.toBeNull();
  });

  it('takes no token but that of an application in the pool', async () => {
    const { apply, token, deps, storage } = await setUp();
    const { reference } = await apply();
    const own = await token();
    const forged = `${own.slice(0, -1)}${own.endsWith('A') ? 'B' : 'A'}`;
    for (const wrong of ['', reference, `${reference}.`, forged, `${own}x`])
      await expect(chooseInPool(deps, { token: wrong, choice: 'stay' })).resolves.toEqual({
        status: 'invalid',
      });
    for (const input of [{}, { token: own }, { token: own, choice: 'go' }, { token: 1 }, null])
      await expect(chooseInPool(deps, input)).rejects.toMatchObject({ kind: 'invalid-input' });
    await storage.db.updateTable('applications').set({ status: 'withdrawn' }).execute();
    await expect(chooseInPool(deps, { token: own, choice: 'stay' })).resolves.toEqual({
      status: 'invalid',
    });
  });

  it('is left by the API, for whoever says so', async () => {
    const { apply, token, server, row } = await setUp();
    await apply();
    const given = await token();
    const send = async (payload: object) =>
      server.inject({ method: 'POST', url: '/api/v0/talent_pool', payload });
    expect((await send({ token: given })).statusCode).toBe(422);
    expect((await row()).pool_ends_at).not.toBeNull();
    const answer = await send({ token: given, choice: 'leave' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'left' }]);
  });
});
