import { describe, expect, it } from 'vitest';
import { erasePerson } from '../features/privacy/index.ts';
import { applyRetention } from '../operations/retention/apply-retention.ts';
import { databases } from '../testing/databases.ts';
import { createDesk, expectRefused } from '../testing/desk.ts';
import { DAY_MS } from '../runtime/clock/durations.ts';
import { enquiriesAt } from '../testing/desk-entries.ts';
import { sendersOf } from '../testing/forms.ts';
import { exportedOf } from '../testing/exported.ts';
import { createBrowser, signInAs } from '../testing/candidate.ts';
import { addMember, staffBrowser } from '../testing/staff.ts';
import { contactMessage, countRows } from '../testing/test-service.ts';
import { personalDataOf } from '../testing/personal-data.ts';

const anu = 'anu@example.com';
const ENQUIRIES = 'desk/enquiries';

const { listOf, rowsOf, one, patch } = enquiriesAt;

describe.each(databases)('the inbox, on $name', (database) => {
  const setUp = async () => {
    const desk = await createDesk(database, 'sales');
    return { ...desk, sent: sendersOf(desk.service.deps) };
  };

  it('lists all three kinds a page at a time, in any order, and none twice or never', async () => {
    const { browser, sent, pass } = await setUp();
    const references = [
      await sent.enquiry({ user_name: 'Cyril' }),
      await sent.contact({ name: 'anu' }),
      await sent.demo({ name: 'Binu' }),
    ];
    pass(1_000);
    references.push(await sent.enquiry({ user_name: 'Dora' }), await sent.demo({ name: 'Anu' }));
    for (const sort of ['-received_at', 'received_at', 'name', '-name']) {
      const rows = await rowsOf(browser, `?sort=${sort}`);
      expect(rows.map(({ reference }) => reference).toSorted()).toEqual(references.toSorted());
    }
    const byName = await rowsOf(browser, '?sort=name');
    expect(byName.map(({ name }) => name.toLowerCase())).toEqual([
      'anu',
      'anu',
      'binu',
      'cyril',
      'dora',
    ]);
    const wrong = ['limit=0', 'sort=id', 'cursor=x', 'kind=x', 'quarantined=1', 'x=1'];
    await expectRefused(browser, 'enquiries', wrong);
  });

  it('is searched and limited, and by nothing that only looks like it', async () => {
    const { service, browser, sent } = await setUp();
    const first = await sent.enquiry({ user_name: '100% Anu_', msg: ' One\n two ' });
    const second = await sent.contact({ name: 'Binu', email: 'b@example.org', subject: 'A map' });
    const third = await sent.demo({ name: 'Ärmel' }, { formSignal: 'trap' });
    const found = async (query: string) =>
      (await listOf(browser, query)).items.map(({ reference }) => reference);
    await expect(found('?q=0%25+a')).resolves.toEqual([first]);
    await expect(found('?q=u_')).resolves.toEqual([first]);
    await expect(found('?q=B@EXAMPLE.org')).resolves.toEqual([second]);
    await expect(found(`?q=${second.toLowerCase()}`)).resolves.toEqual([second]);
    await expect(found('?q=ÄRM')).resolves.toEqual([third]);
    await expect(found('?q=A\u0308rm')).resolves.toEqual([third]);
    await expect(found('?q=a+MAP')).resolves.toEqual([second]);
    await expect(found('?q=forex')).resolves.toEqual([third]);
    const numbers = [second, third].toSorted();
    for (const q of ['9876543210', '43210', '%2B91+98765-43210', '(98765)+432'])
      expect((await found(`?q=${q}`)).toSorted(), q).toEqual(numbers);
    await expect(found('?q=98765-43211')).resolves.toEqual([]);
    await expect(found("?q=' or 1=1 --")).resolves.toEqual([]);
    await expect(found('?kind=contact')).resolves.toEqual([second]);
    await expect(found('?quarantined=true')).resolves.toEqual([third]);
    await expect(found('?quarantined=false&kind=demo')).resolves.toEqual([]);
    await patch(browser, first, { status: 'open', owner: 't-sales' }, '"1"');
    await expect(found('?status=open')).resolves.toEqual([first]);
    await expect(found('?owner=t-sales')).resolves.toEqual([first]);
    await expect(found('?owner=none&status=new&kind=contact')).resolves.toEqual([second]);
    const abouts = (await listOf(browser)).items.map(({ kind, about }) => [kind, about]);
    expect(Object.fromEntries(abouts)).toEqual({
      enquiry: 'One two',
      contact: 'A map',
      demo: 'ForEx',
    });
    expect(await one(browser, second)).toMatchObject({
      kind: 'contact',
      phone: contactMessage.phone_number,
      message: contactMessage.message,
      product: null,
      suspicion: null,
      status: 'new',
      owner: null,
    });
    expect((await browser.get(`${ENQUIRIES}/E-00000000`)).statusCode).toBe(404);
    await addMember(service, { employee_code: 'E1', name: 'Anu', role: 'recruiter' });
    const colleagues = (await browser.get('desk/colleagues')).json<object[]>();
    expect(colleagues).toEqual([{ employee_code: 'T-SALES', name: 'Ravi Menon' }]);
  });

  it('is exported as a table whose cells are no formulas', async () => {
    const { service, browser, sent } = await setUp();
    await sent.enquiry({ user_name: '=HYPERLINK("https://evil.example")', msg: '+1+1' });
    await sent.contact({ name: '@SUM(A1)', subject: '-2', message: 'a\r\n"b", c' });
    await sent.demo({ name: 'Zoe', product: 'ForEx' }, { formSignal: 'trap' });
    const answer = await browser.get(`${ENQUIRIES}/export.csv?sort=received_at`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toContain('attachment');
    expect(answer.body.split('\r\n')[0]).toBe(
      '\uFEFFReference,Kind,Name,Email,Phone,Subject,Message,Product,Status,Owner,Suspected robot,Received on',
    );
    for (const cell of [
      `"'=HYPERLINK(""https://evil.example"")"`,
      `,'+1+1,`,
      `,'@SUM(A1),`,
      `,'-2,`,
      `"a\r\n""b"", c"`,
      ',Demo request,Zoe,',
      ',yes,2026-11-23',
    ])
      expect(answer.body).toContain(cell);
    const log = await service.storage.db.selectFrom('audit_log').selectAll().execute();
    expect(log.filter(({ action }) => action === 'enquiries.exported')).toHaveLength(1);
  });

  it('is hidden from candidates and from roles without the permission', async () => {
    const { service, sent } = await setUp();
    const reference = await sent.enquiry();
    for (const [browser, status] of [
      [createBrowser(service), 401],
      [await signInAs(service, anu), 401],
      [await staffBrowser(service, 'recruiter'), 403],
    ] as const) {
      expect((await browser.get(ENQUIRIES)).statusCode).toBe(status);
      expect((await browser.get(`${ENQUIRIES}/${reference}`)).statusCode).toBe(status);
      expect((await browser.post(`${ENQUIRIES}/${reference}/release`)).statusCode).toBe(status);
    }
  });

  it('goes with all that was kept beside it when a person is erased, who may see it before, or when it is old', async () => {
    const { service, browser, sent, pass } = await setUp();
    const { storage, deps } = service;
    const gone = await sent.enquiry({ email: anu });
    const kept = await sent.contact({ email: 'b@example.org' });
    for (const reference of [gone, kept]) {
      await browser.post(`${ENQUIRIES}/${reference}/notes`, { text: `about ${reference}` });
      await browser.send(
        'POST',
        `/api/v0/${ENQUIRIES}/${reference}/answer`,
        { subject: 'Re', text: `to ${reference}` },
        { 'idempotency-key': reference, 'if-match': '"1"' },
      );
    }
    const data = personalDataOf({ deps });
    const exported = await exportedOf(data, anu);
    expect(exported).toMatchObject({
      enquiries: [
        {
          status: 'answered',
          notes: [{ text: `about ${gone}` }],
          mails: [
            { subject: `We have received your enquiry (${gone})` },
            { subject: 'Re', text: `to ${gone}` },
          ],
        },
      ],
    });
    expect(JSON.stringify(exported)).not.toContain(kept);
    await expect(erasePerson(data, anu)).resolves.toMatchObject({
      enquiries: 1,
      idempotency_keys: 1,
    });
    const rest = async () => {
      const counts = [];
      for (const table of ['inbox', 'inbox_notes', 'correspondence'] as const)
        counts.push(await countRows(storage, table));
      return counts;
    };
    await expect(rest()).resolves.toEqual([1, 1, 2]);
    await expect(listOf(browser)).resolves.toMatchObject({
      total: 1,
      items: [{ reference: kept }],
    });
    const { enquiries: days } = deps.settings.retention;
    await applyRetention(data, deps.settings.retention, pass(days * DAY_MS) - 1);
    await expect(rest()).resolves.toEqual([1, 1, 2]);
    await applyRetention(data, deps.settings.retention, pass(0));
    await expect(rest()).resolves.toEqual([0, 0, 0]);
    await expect(countRows(storage, 'contact_messages')).resolves.toBe(0);
  });
});
