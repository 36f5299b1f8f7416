import { PROOF_VALID_MS } from '@example/api/staff';
import { describe, expect, it } from 'vitest';
import { audit } from '../../auth/staff/index.ts';
import { databases } from '../../testing/databases.ts';
import { staffBrowser } from '../../testing/staff.ts';
import { createTimedService, START } from '../../testing/timed-service.ts';

const BOM = '\uFEFF';

describe.each(databases)('the audit log as a table, on $name', (database) => {
  const setUp = async () => {
    const service = await createTimedService(database, START);
    const browser = await staffBrowser(service, 'administrator');
    const actor = { id: 'one', employeeCode: 'E1' };
    const note = async (action: string, subject: string, details = {}) =>
      service.storage.transact(async (db) =>
        audit(db, { at: service.pass(1_000), actor, action, subject, details }),
      );
    return { ...service, browser, note };
  };

  it('has the entries that the filters leave, and an entry for its own download', async () => {
    const { browser, note, storage } = await setUp();
    await note('application.status_changed', 'application A-1', { from: 'new', to: 'reviewed' });
    await note('application.read', '=cmd|A-2');
    await note('vacancy.closed', 'vacancy 1');
    const answer = await browser.get('desk/audit/export.csv?actor=e1&action=application&sort=at');
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers['content-disposition']).toContain('audit-log.csv');
    expect(answer.body.split('\r\n')).toEqual([
      `${BOM}When,Code,Name,Did,With,Details`,
      '2026-11-23T14:30:01+05:30,E1,E1,application.status_changed,application A-1,"{""from"":""new"",""to"":""reviewed""}"',
      // A cell that a spreadsheet would take for a formula is text.
      "2026-11-23T14:30:02+05:30,E1,E1,application.read,'=cmd|A-2,",
      '',
    ]);
    const log = await storage.db
      .selectFrom('audit_log')
      .select(['actor_code', 'subject', 'details'])
      .where('action', '=', 'audit.exported')
      .execute();
    expect(log).toEqual([
      {
        actor_code: 'T-ADMINISTRATOR',
        subject: 'audit',
        details: '{"limited_by":["actor","action","sort"]}',
      },
    ]);
    const workbook = await browser.get('desk/audit/export.xlsx');
    expect(workbook.statusCode).toBe(200);
    expect(workbook.rawPayload.subarray(0, 2).toString()).toBe('PK');
    expect((await browser.get('desk/audit/export.csv?action=')).statusCode).toBe(422);
  });

  it('is neither read nor exported without a fresh proof, and nothing is noted then', async () => {
    const { browser, pass, storage } = await setUp();
    pass(PROOF_VALID_MS);
    for (const operation of ['audit', 'audit/export.csv', 'audit/export.xlsx']) {
      const answer = await browser.get(`desk/${operation}`);
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ type: 'urn:problem:proof-required' });
    }
    const log = await storage.db
      .selectFrom('audit_log')
      .select('action')
      .where('actor_code', '=', 'T-ADMINISTRATOR')
      .execute();
    expect(log).toEqual([]);
  });
});
