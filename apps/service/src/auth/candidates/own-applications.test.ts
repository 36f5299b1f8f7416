import type { Account } from '@example/api/accounts';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cleanUpOrphans } from '../../features/applications/index.ts';
import { chooseInPool } from '../../features/talent-pool/index.ts';
import { databases } from '../../testing/databases.ts';
import { pdf } from '../../testing/documents.ts';
import { applyAs, mailsTo, signInAs } from '../../testing/candidate.ts';
import { OFFICE } from '../../testing/test-service.ts';
import { createTimedService } from '../../testing/timed-service.ts';
import { DAY_MS, MINUTE_MS } from '../../runtime/clock/durations.ts';

const anu = 'anu@example.com';

describe.each(databases)('a candidate with applications, on $name', (database) => {
  const setUp = async () => createTimedService(database, Date.UTC(2026, 0, 31, 20));

  it('sees the applications of the address, also those from before, in any case', async () => {
    const service = await setUp();
    const first = await applyAs(service, 'Anu@Example.com', 'Zeugnis ü.pdf');
    await applyAs(service, 'binu@example.com');
    service.pass(MINUTE_MS);
    const second = await applyAs(service, anu);
    const browser = await signInAs(service, anu);
    const { applications } = (await browser.get('my_account')).json<{ applications: unknown[] }>();
    const common = {
      job_id: 1,
      job_title: expect.any(String) as string,
      status: 'received',
      applied_on: '2026-02-01',
      can_withdraw: true,
    };
    expect(applications).toEqual([
      { reference: second, ...common, resume_name: 'cv.pdf', resume_bytes: pdf(anu).length },
      {
        reference: first,
        ...common,
        resume_name: 'Zeugnis ü.pdf',
        resume_bytes: pdf('Anu@Example.com').length,
      },
    ]);
    const resume = await browser.get(`my_resume?reference=${first}`);
    expect(resume.rawPayload.equals(pdf('Anu@Example.com'))).toBe(true);
    expect(resume.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename=resume.pdf; filename*=UTF-8''Zeugnis%20%C3%BC.pdf`,
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });

  it('withdraws an application once: its resume goes, the office is told', async () => {
    const service = await setUp();
    const { deps, storage } = service;
    const reference = await applyAs(service, anu);
    const browser = await signInAs(service, anu);
    service.pass(1);
    await expect(browser.post('withdraw_application', { reference })).resolves.toMatchObject({
      statusCode: 200,
      body: '{}',
    });
    const { applications } = (await browser.get('my_account')).json<{ applications: unknown[] }>();
    expect(applications).toMatchObject([
      {
        reference,
        status: 'withdrawn',
        resume_name: 'cv.pdf',
        resume_bytes: 0,
        can_withdraw: false,
      },
    ]);
    expect(readdirSync(join(deps.settings.dataDir, 'resumes'))).toEqual([]);
    await expect(browser.get(`my_resume?reference=${reference}`)).resolves.toMatchObject({
      statusCode: 404,
    });
    const again = await browser.post('withdraw_application', { reference });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ type: 'urn:problem:conflict' });
    const toOffice = (await mailsTo(service, OFFICE)).at(-1);
    expect(toOffice).toMatchObject({
      subject: `Application withdrawn ${reference}`,
      reply_to: anu,
    });
    expect(toOffice?.body).toContain(
      `See it at the desk:\n\n${deps.settings.publicOrigin}/desk/applications/${reference}\n`,
    );
    const cleanedUp = await cleanUpOrphans(
      { ...deps, storage, store: deps.resumes.store },
      service.pass(DAY_MS),
    );
    expect(cleanedUp).toEqual({ removed: [], setAside: [], missing: [] });
  });

  it('sees until when an application is in the talent pool, leaves by its token, and by withdrawing', async () => {
    const service = await setUp();
    const { deps, storage } = service;
    await applyAs(service, anu);
    const reference = await applyAs(service, anu, 'other.pdf');
    const browser = await signInAs(service, anu);
    const pools = async () => {
      const { applications } = (await browser.get('my_account')).json<Account>();
      return applications.flatMap(({ talent_pool }) => talent_pool ?? []);
    };
    await expect(pools()).resolves.toEqual([]);
    await storage.db
      .updateTable('applications')
      .set({ pool_ends_at: Date.UTC(2027, 5, 30, 20) })
      .execute();
    const [first, second] = await pools();
    expect(first).toMatchObject({ until: '2027-07-01' });
    const tokens = [first?.token ?? '', second?.token ?? ''];
    const [own = ''] = tokens.filter((token) => !token.startsWith(reference));
    await expect(chooseInPool(deps, { token: own, choice: 'leave' })).resolves.toEqual({
      status: 'left',
    });
    await expect(pools()).resolves.toHaveLength(1);
    await browser.post('withdraw_application', { reference });
    await expect(pools()).resolves.toEqual([]);
  });

  it('cannot withdraw an application that has been decided on', async () => {
    const service = await setUp();
    const reference = await applyAs(service, anu);
    const browser = await signInAs(service, anu);
    for (const [status, statusCode] of [
      ['rejected', 409],
      ['hired', 409],
      ['shortlisted', 200],
    ] as const) {
      await service.storage.db.updateTable('applications').set({ status }).execute();
      await expect(browser.post('withdraw_application', { reference })).resolves.toMatchObject({
        statusCode,
      });
    }
  });

  it('sees fifty applications at a time, the newest first, and finds each of them', async () => {
    const service = await setUp();
    await applyAs(service, anu);
    const { db } = service.storage;
    const { search_number: _, ...row } = await db
      .selectFrom('applications')
      .selectAll()
      .executeTakeFirstOrThrow();
    const references = Array.from(
      { length: 119 },
      (_, index) => `A-${String(index).padStart(8, '0')}`,
    );
    await db
      .insertInto('applications')
      .values(
        references.map((reference, index) => ({
          ...row,
          id: `${row.id}-${String(index).padStart(3, '0')}`,
          reference,
          // Seven rows each have the same time. None may be lost between two pages.
          created_at: row.created_at - MINUTE_MS + Math.floor(index / 7),
          resume_key: reference,
        })),
      )
      .execute();
    const browser = await signInAs(service, anu);
    const pages: string[][] = [];
    for (let after: string | undefined = ''; after !== undefined;) {
      const answer = await browser.get(`my_account?after=${after}`);
      const account = answer.json<Account>();
      pages.push(account.applications.map(({ reference }) => reference));
      after = account.older_after;
    }
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 20]);
    expect(pages.flat()).toEqual([row.reference, ...references.toReversed()]);
    const oldest = await browser.get('my_account?reference=A-00000000');
    expect(oldest.json()).toMatchObject({ application: { reference: 'A-00000000' } });
    await applyAs(service, 'binu@example.com');
    const other = await db
      .selectFrom('applications')
      .select('reference')
      .where('applcnt_email', '=', 'binu@example.com')
      .executeTakeFirstOrThrow();
    for (const query of [
      `reference=${other.reference}`,
      'reference=%00',
      `after=${other.reference}`,
    ]) {
      const account = (await browser.get(`my_account?${query}`)).json<Account>();
      expect(account.application).toBeUndefined();
      expect(account.applications[0]?.reference).toBe(row.reference);
    }
  });
});
