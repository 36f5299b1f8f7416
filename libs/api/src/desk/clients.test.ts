import { describe, expect, it } from 'vitest';
import { clientAnswering } from '../testing/client-answering.ts';
import { checkAuditQuery } from './audit.ts';
import { checkMailQuery } from './outbox.ts';
import { checkSubscriberQuery } from './subscribers.ts';
import {
  checkExtension,
  checkPublication,
  checkVacancyFields,
  checkVacancyQuery,
} from './vacancies.ts';

const vacancy = {
  job_id: 3,
  job_title: 'Cartographer',
  vch_job_category: 'Maps',
  district_name: 'Kochi',
  status: 'draft',
  closed_by: null,
  first_date: null,
  last_date: '2026-12-31',
  owner: null,
  owner_name: null,
  applications: 0,
  version: 1,
  job_short_desc: 'Draws maps.',
  description: 'You draw maps.',
  category_id: 1,
  job_type: 1,
  vch_office: 'Head office',
  int_location_id: 1,
  history: [],
} as const;

const mail = {
  id: 'm',
  state: 'waiting',
  to: 'anu@example.com',
  subject: 'S',
  created_at: 1,
  attempts: 0,
  next_attempt_at: 1,
  sent_at: null,
  held_for: null,
  last_error: null,
  from: 'no-reply@example.com',
  from_name: '',
  reply_to: null,
  author: null,
  author_name: null,
  message_id: '<m@example.com>',
  text: 'T',
} as const;

describe('the desk’s queries', () => {
  it.each([
    [checkSubscriberQuery, { status: 'x' }],
    [checkSubscriberQuery, { limit: '201' }],
    [checkMailQuery, { state: 'lost' }],
    [checkMailQuery, { q: 'x'.repeat(201) }],
    [checkAuditQuery, { from: '2026-02-30' }],
    [checkAuditQuery, { actor: ' ' }],
    [checkVacancyQuery, { status: 'past' }],
    [checkVacancyQuery, { category_id: '0' }],
  ])('are refused when a filter is not valid: %#', (check, query) => {
    const [field = ''] = Object.keys(query);
    expect(check(query)).toEqual({ ok: false, issues: [{ field, code: 'query_invalid' }] });
  });
});

describe('the desk’s checks of a vacancy', () => {
  it('accept the fields of a vacancies file, and no other', () => {
    expect(checkVacancyFields({ job_title: 1 })).toEqual({ ok: true, value: { job_title: 1 } });
    for (const wrong of [{ status: 'open' }, { job_id: 1 }, [], 'x'])
      expect(checkVacancyFields(wrong), JSON.stringify(wrong)).toMatchObject({ ok: false });
  });

  it('refuse a day that does not exist', () => {
    expect(checkPublication({})).toEqual({ ok: true, value: {} });
    expect(checkPublication({ first_date: '2026-02-30' })).toMatchObject({
      issues: [{ field: 'first_date', code: 'first_date_invalid' }],
    });
    expect(checkExtension({})).toMatchObject({
      issues: [{ field: 'last_date', code: 'last_date_invalid' }],
    });
  });
});

describe('DeskClient', () => {
  it('sends the version that was read when it publishes or extends', async () => {
    const { desk, sent } = clientAnswering(200, vacancy);
    const changed = { outcome: 'changed', current: vacancy };
    const when = { first_date: '2026-12-01' };
    await expect(desk.vacancies.publish(3, when, { version: 2 })).resolves.toEqual(changed);
    const url = '/api/v0/desk/vacancies/3';
    expect(sent()).toEqual(['POST', `${url}/publish`, '"2"', JSON.stringify(when)]);
    const until = { last_date: '2027-01-31' };
    await expect(desk.vacancies.extend(3, until, { version: 2 })).resolves.toEqual(changed);
    expect(sent()).toEqual(['POST', `${url}/extend`, '"2"', JSON.stringify(until)]);
  });

  it('changes a vacancy by PATCH, and reports a stale close', async () => {
    const { desk, sent } = clientAnswering(200, vacancy);
    await desk.vacancies.change(3, { first_date: null }, { version: 2 });
    expect(sent()).toEqual(['PATCH', '/api/v0/desk/vacancies/3', '"2"', '{"first_date":null}']);
    const closing = clientAnswering(412, {
      type: 'urn:problem:stale',
      title: 'x',
      status: 412,
      detail: 'x',
      current: vacancy,
    });
    await expect(closing.desk.vacancies.close(3, { version: 2 })).resolves.toEqual({
      outcome: 'stale',
      current: vacancy,
    });
  });

  it('sends the idempotency key when it copies a vacancy', async () => {
    const { desk, sent } = clientAnswering(201, vacancy);
    const input = { last_date: '2026-12-31', publish: true };
    await desk.vacancies.copy(3, input, { idempotencyKey: 'k' });
    expect(sent()).toEqual(['POST', '/api/v0/desk/vacancies/3/copy', 'k', JSON.stringify(input)]);
  });

  it('retries a mail by its id', async () => {
    const { desk, sent } = clientAnswering(200, mail);
    await expect(desk.outbox.retry('m/1')).resolves.toEqual(mail);
    expect(sent()).toEqual(['POST', '/api/v0/desk/outbox/m%2F1/retry', null, '{}']);
  });

  it('rejects when an answer does not match the contract', async () => {
    const { desk } = clientAnswering(200, [{ kind: 'applications' }]);
    await expect(desk.retention.read()).rejects.toMatchObject({ kind: 'internal' });
    const query = { status: 'confirmed', cursor: 'x' } as const;
    await expect(desk.audit.list({})).rejects.toMatchObject({ kind: 'internal' });
    expect(desk.subscribers.xlsx.href(query)).toBe(
      '/api/v0/desk/subscribers/export.xlsx?status=confirmed',
    );
  });
});
