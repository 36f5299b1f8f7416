import { describe, expect, it } from 'vitest';
import { clientAnswering } from '../testing/client-answering.ts';
import { checkEnquiryChange, checkEnquiryMail, checkEnquiryQuery } from './enquiries.ts';

const enquiry = {
  reference: 'E-7K3M9QXA',
  kind: 'enquiry',
  name: 'Anu',
  email: 'anu@example.com',
  about: 'Hello',
  status: 'open',
  owner: null,
  owner_name: null,
  suspicion: null,
  received_at: 1,
  version: 3,
  phone: null,
  subject: null,
  message: 'Hello',
  product: null,
  notes: [],
  answers: [],
  history: [],
} as const;

describe('the desk’s checks of enquiries', () => {
  it.each([
    [{}, ['status']],
    [{ status: 'x' }, ['status']],
    [{ owner: 1 }, ['owner']],
    [{ owner: '' }, ['owner']],
    [{ status: 'open', name: 'x' }, ['name']],
    [[], ['']],
  ])('refuse the change %j', (change, fields) => {
    const checked = checkEnquiryChange(change);
    expect(checked.ok ? [] : checked.issues.map(({ field }) => field)).toEqual(fields);
  });

  it('accept owners in any case, and none', () => {
    expect(checkEnquiryChange({ owner: ' e1 ' })).toEqual({ ok: true, value: { owner: 'E1' } });
    expect(checkEnquiryChange({ owner: null })).toEqual({ ok: true, value: { owner: null } });
    expect(checkEnquiryQuery({ owner: 'none', limit: '5' })).toEqual({
      ok: true,
      value: { owner: 'none', limit: 5 },
    });
    expect(checkEnquiryQuery({ owner: 'e1' })).toMatchObject({ value: { owner: 'E1' } });
  });

  it('put the subject of a mail on one line', () => {
    const checked = checkEnquiryMail({ subject: ' Re:\r\nBcc: x ', text: 'a\nb' });
    expect(checked).toEqual({ ok: true, value: { subject: 'Re: Bcc: x', text: 'a\nb' } });
    expect(checkEnquiryMail({ subject: ' ', text: '' })).toMatchObject({
      issues: [{ code: 'subject_missing' }, { code: 'text_missing' }],
    });
  });
});

describe('the client of enquiries at the desk', () => {
  it('sends the version that was read when it changes an enquiry', async () => {
    const { desk, sent } = clientAnswering(200, enquiry);
    const change = { status: 'open' } as const;
    await expect(desk.enquiries.change(enquiry.reference, change, { version: 2 })).resolves.toEqual(
      { outcome: 'changed', current: enquiry },
    );
    expect(sent()).toEqual([
      'PATCH',
      '/api/v0/desk/enquiries/E-7K3M9QXA',
      '"2"',
      '{"status":"open"}',
    ]);
  });

  it('returns the current enquiry when a change is stale', async () => {
    const problem = { type: 'urn:problem:stale', title: 'x', status: 412, detail: 'x' };
    const { desk } = clientAnswering(412, { ...problem, current: enquiry });
    await expect(
      desk.enquiries.change(enquiry.reference, { owner: null }, { version: 2 }),
    ).resolves.toEqual({ outcome: 'stale', current: enquiry });
  });

  it('exports with the filters of the list, without its page', () => {
    const { desk } = clientAnswering(200, {});
    const query = { kind: 'demo', owner: 'none', q: 'a&b', cursor: 'x', limit: 5 } as const;
    expect(desk.enquiries.csv.href(query)).toBe(
      '/api/v0/desk/enquiries/export.csv?kind=demo&owner=none&q=a%26b',
    );
  });
});
