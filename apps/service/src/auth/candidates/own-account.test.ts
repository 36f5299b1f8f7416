import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { pdf } from '../../testing/documents.ts';
import { exportedOf } from '../../testing/exported.ts';
import { applyAs, mailsTo, signInAs } from '../../testing/candidate.ts';
import { OFFICE } from '../../testing/test-service.ts';
import { createTimedService } from '../../testing/timed-service.ts';

const anu = 'anu@example.com';

describe.each(databases)('a candidate with data, on $name', (database) => {
  const setUp = async () => createTimedService(database, Date.UTC(2026, 0, 31, 20));

  it('downloads what is stored about them, and erases it with the account', async () => {
    const service = await setUp();
    const { deps, storage } = service;
    const reference = await applyAs(service, anu, 'My CV.PDF');
    await applyAs(service, 'binu@example.com');
    const browser = await signInAs(service, anu);
    const other = await signInAs(service, 'binu@example.com');
    const answer = await browser.get('my_data');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringContaining('attachment; filename=my-data.zip') as string,
      'content-security-policy': 'sandbox',
    });
    const archive = unzipSync(answer.rawPayload);
    const resume = `resumes/${reference}.pdf`;
    expect(Object.keys(archive)).toEqual([resume, 'my-data.json']);
    expect(Buffer.from(archive[resume] ?? []).equals(pdf(anu))).toBe(true);
    const text = strFromU8(archive['my-data.json'] ?? new Uint8Array());
    const exported = await exportedOf({ storage, resumes: deps.resumes.store }, anu);
    expect(exported).toMatchObject({ applications: [{ resume: pdf(anu).toString('base64') }] });
    const [application] = exported['applications'] ?? [];
    expect(JSON.parse(text)).toEqual({ ...exported, applications: [{ ...application, resume }] });
    expect(exported).toMatchObject({ accounts: [{ email: anu }], sessions: [{ email_key: anu }] });
    expect(text).not.toMatch(/_hash|scrypt|binu/);
    const differs = await browser.post('erase_me', { email: 'binu@example.com' });
    expect(differs.json()).toMatchObject({ status: 422, errors: [{ field: 'email' }] });
    const erased = await browser.post('erase_me', { email: ` ${anu.toUpperCase()}` });
    expect(erased.statusCode, erased.body).toBe(200);
    expect(erased.json<{ removed: number }>().removed).toBeGreaterThan(5);
    expect(browser.cookies.has('session')).toBe(false);
    for (const table of ['accounts', 'sessions', 'sign_in_challenges', 'applications'] as const) {
      const rows = await storage.db.selectFrom(table).selectAll().execute();
      expect(rows, table).toHaveLength(1);
      expect(JSON.stringify(rows), table).not.toContain(anu);
    }
    await expect(other.get('my_account')).resolves.toMatchObject({ statusCode: 200 });
  });

  it('erases nothing with an address of the office, to which the mails of all visitors go', async () => {
    const service = await setUp();
    await applyAs(service, anu);
    const browser = await signInAs(service, OFFICE);
    const before = await mailsTo(service, OFFICE);
    const refused = await browser.post('erase_me', { email: OFFICE });
    expect(refused.json()).toMatchObject({ status: 409 });
    await expect(mailsTo(service, OFFICE)).resolves.toEqual(before);
    await expect(browser.get('my_account')).resolves.toMatchObject({ statusCode: 200 });
  });
});
