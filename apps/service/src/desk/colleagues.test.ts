import type { AuditList, DeskEnquiry, EnquiryList } from '@example/api/desk';
import { describe, expect, it } from 'vitest';
import { disableStaff, removeStaff } from '../auth/staff/operate.ts';
import { sendContact } from '../testing/forms.ts';
import { databases } from '../testing/databases.ts';
import { addMember, asOperator, staffBrowser } from '../testing/staff.ts';
import { contactMessage } from '../testing/test-service.ts';
import { createTimedService, START } from '../testing/timed-service.ts';

describe.each(databases)('members at the desk, on $name', (database) => {
  const setUp = async () => {
    const service = await createTimedService(database, START);
    await addMember(service, { employee_code: 'E7', name: 'Anu Rao', role: 'sales' });
    const browser = await staffBrowser(service, 'sales', 'E7');
    const { reference } = await sendContact(service.deps, contactMessage);
    const url = `desk/enquiries/${reference}`;
    await browser.post(`${url}/notes`, { text: 'Calls on Tuesday.' });
    const change = async (owner: string | null, version: number) =>
      browser.send('PATCH', `/api/v0/${url}`, { owner }, { 'if-match': `"${String(version)}"` });
    await change('E7', 1);
    const read = async () => (await browser.get(url)).json<DeskEnquiry>();
    return { service, browser, reference, url, change, read };
  };

  it('are named in notes, in the history, as owners and in the log', async () => {
    const { service, browser, read } = await setUp();
    const enquiry = await read();
    expect(enquiry).toMatchObject({
      owner: 'E7',
      owner_name: 'Anu Rao',
      notes: [{ author: 'E7', author_name: 'Anu Rao' }],
    });
    expect(enquiry.history).toMatchObject(
      enquiry.history.map(() => ({ actor: 'E7', actor_name: 'Anu Rao' })),
    );
    expect(
      enquiry.history.find(({ action }) => action === 'enquiry.owner_changed')?.details,
    ).toEqual({ from: null, to: 'E7', names: { E7: 'Anu Rao' } });
    const { items } = (await browser.get('desk/enquiries')).json<EnquiryList>();
    expect(items).toMatchObject([{ owner: 'E7', owner_name: 'Anu Rao' }]);
    const csv = await browser.get('desk/enquiries/export.csv');
    expect(csv.body).toContain(',Anu Rao,');

    const administrator = await staffBrowser(service, 'administrator');
    const log = async (actor: string) =>
      (await administrator.get(`desk/audit?actor=${actor}`)).json<AuditList>().items;
    const found = await log('anu');
    expect(found.map(({ action }) => action)).toContain('enquiry.note_added');
    expect(found.every(({ actor_name }) => actor_name === 'Anu Rao')).toBe(true);
    await expect(log('e7')).resolves.toEqual(found);
    await expect(log('%25')).resolves.toEqual([]);
    await expect(log('operator')).resolves.toMatchObject([
      { actor_name: 'operator' },
      { actor_name: 'operator' },
    ]);
  });

  it('are told apart by their codes when two have the same name', async () => {
    const { service, read } = await setUp();
    await addMember(service, { employee_code: 'E8', name: 'Anu Rao', role: 'recruiter' });
    await expect(read()).resolves.toMatchObject({
      owner_name: 'Anu Rao (E7)',
      notes: [{ author_name: 'Anu Rao (E7)' }],
    });
  });

  it('keep their names when they are disabled, and are codes when they are removed', async () => {
    const { service, url } = await setUp();
    const { deps } = service;
    const other = await staffBrowser(service, 'administrator');
    const read = async () => (await other.get(url)).json<DeskEnquiry>();
    await disableStaff(asOperator(deps), 'E7');
    await expect(read()).resolves.toMatchObject({ owner: 'E7', owner_name: 'Anu Rao' });
    await removeStaff(asOperator(deps), 'E7');
    await expect(read()).resolves.toMatchObject({
      owner: 'E7',
      owner_name: 'E7',
      notes: [{ author_name: 'E7' }],
    });
  });

  it('are not named for what one did who had their code before, and do not own it', async () => {
    const { service, url } = await setUp();
    await removeStaff(asOperator(service.deps), 'E7');
    service.pass(1_000);
    await addMember(service, { employee_code: 'E7', name: 'Binu Nair', role: 'sales' });
    const other = await staffBrowser(service, 'administrator');
    await other.post(`${url}/notes`, { text: 'Later.' });
    const enquiry = (await other.get(url)).json<DeskEnquiry>();
    expect(enquiry).toMatchObject({ owner: null, owner_name: null });
    expect(enquiry.notes.find(({ author }) => author === 'E7')?.author_name).toBe('E7');
    expect(JSON.stringify(enquiry)).not.toContain('Binu Nair');
    const log = await other.get('desk/audit?actor=E7');
    expect(JSON.stringify(log.json<AuditList>().items)).not.toContain('Binu Nair');
    const newcomer = await staffBrowser(service, 'sales', 'E7');
    await newcomer.post(`${url}/notes`, { text: 'Mine.' });
    const { notes } = (await other.get(url)).json<DeskEnquiry>();
    expect(notes.find(({ text }) => text === 'Mine.')?.author_name).toBe('Binu Nair');
  });
});
