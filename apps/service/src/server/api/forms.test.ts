import { FORM_SIGNAL_HEADER } from '@example/api/form-signals';
import { contact } from '@example/content/contact';
import { demos } from '@example/content/demos';
import { subscriptions } from '@example/content/subscriptions';
import { enquiries } from '@example/content/enquiries';
import { describe, expect, it } from 'vitest';
import { expectProblem, postJson, SAVE_ENQUIRY } from '../../testing/api.ts';
import { databases } from '../../testing/databases.ts';
import {
  contactMessage,
  countRows,
  createTestService,
  demoRequest,
  enquiry,
} from '../../testing/test-service.ts';

describe.each(databases)('the API of forms on $name', (database) => {
  it('stores an enquiry and answers with its reference', async () => {
    const service = await createTestService({ database });
    const answer = await postJson(service, enquiry);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ reference: expect.stringMatching(/^E-\w{8}$/) as string });
    await expect(countRows(service.storage, 'outbox')).resolves.toBe(2);
  });

  it('refuses an enquiry with the first message in the specification’s order', async () => {
    const service = await createTestService({ database });
    const errors = async (input: unknown) =>
      expectProblem(await postJson(service, input), 422, 'invalid-input').errors;
    const { email_invalid, user_name_missing, msg_missing } = enquiries.validation;
    expect(await errors({})).toEqual([{ field: 'email', message: email_invalid }]);
    expect(await errors({ ...enquiry, email: 'a@b' })).toEqual([
      { field: 'email', message: email_invalid },
    ]);
    expect(await errors({ email: enquiry.email, extra: 1 })).toEqual([
      { field: 'user_name', message: user_name_missing },
    ]);
    expect(await errors({ ...enquiry, msg: '\t' })).toEqual([
      { field: 'msg', message: msg_missing },
    ]);
    expect(await errors({ ...enquiry, extra: 1 })).toMatchObject([{ field: 'extra' }]);
    await expect(countRows(service.storage, 'enquiries')).resolves.toBe(0);
  });

  it.each([
    ['save_contact', contactMessage, /^C-\w{8}$/, 'contact_messages'],
    ['request_demo', demoRequest, /^D-\w{8}$/, 'demo_requests'],
  ] as const)('takes %s, once for a key', async (operation, input, reference, table) => {
    const service = await createTestService({ database });
    const send = async (body: object) =>
      postJson(service, body, { 'idempotency-key': 'k' }, `/api/v0/${operation}`);
    const answer = await send(input);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ reference: expect.stringMatching(reference) as string });
    expect((await send(input)).body).toBe(answer.body);
    expectProblem(await send({ ...input, name: 'Other' }), 422, 'idempotency-conflict');
    await expect(countRows(service.storage, table)).resolves.toBe(1);
    await expect(countRows(service.storage, 'outbox')).resolves.toBe(2);
  });

  it.each([
    ['save_enquiry', enquiry, 'enquiries'],
    ['save_contact', contactMessage, 'contact_messages'],
    ['request_demo', demoRequest, 'demo_requests'],
    ['subscribe', { email: enquiry.email }, 'subscriptions'],
  ] as const)(
    'answers %s alike whatever signal a form gave, and marks it',
    async (operation, input, table) => {
      const service = await createTestService({ database });
      const send = async (email: string, headers: Readonly<Record<string, string>>) =>
        postJson(service, { ...input, email }, headers, `/api/v0/${operation}`);
      const plain = await send('one@example.com', {});
      const marked = await send('two@example.com', { [FORM_SIGNAL_HEADER]: 'trap' });
      const unknown = await send('three@example.com', { [FORM_SIGNAL_HEADER]: 'TRAP, fast' });
      const shape = (answer: typeof plain) => ({
        status: answer.statusCode,
        body: answer.body.replace(/-\w{8}/, ''),
        headers: Object.keys(answer.headers),
      });
      expect(shape(marked)).toEqual(shape(plain));
      expect(shape(unknown)).toEqual(shape(plain));
      const { db } = service.storage;
      const rows = await db.selectFrom(table).select(['email', 'suspicion']).execute();
      expect(Object.fromEntries(rows.map(({ email, suspicion }) => [email, suspicion]))).toEqual({
        'one@example.com': null,
        'two@example.com': 'trap',
        'three@example.com': null,
      });
    },
  );

  it('refuses a contact message and a demo request with the text of every field that fails', async () => {
    const service = await createTestService({ database });
    const errors = async (operation: string, input: unknown) =>
      expectProblem(
        await postJson(service, input, {}, `/api/v0/${operation}`),
        422,
        'invalid-input',
      ).errors;
    expect(await errors('save_contact', { extra: 1 })).toEqual([
      { field: 'name', message: contact.validation.name_missing },
      { field: 'email', message: contact.validation.email_missing },
      { field: 'phone_number', message: contact.validation.phone_number_missing },
      { field: 'subject', message: contact.validation.subject_missing },
      { field: 'message', message: contact.validation.message_missing },
      { field: 'extra', message: 'This field is not known.' },
    ]);
    expect(await errors('save_contact', { ...contactMessage, phone_number: '+91 98765' })).toEqual([
      { field: 'phone_number', message: contact.validation.phone_number_invalid },
    ]);
    expect(await errors('request_demo', { ...demoRequest, email: 'x', phone: '' })).toEqual([
      { field: 'email', message: demos.validation.email_invalid },
      { field: 'phone', message: demos.validation.phone_missing },
    ]);
    expect(await errors('request_demo', [])).toMatchObject([{ field: '' }]);
    await expect(countRows(service.storage, 'contact_messages')).resolves.toBe(0);
    await expect(countRows(service.storage, 'demo_requests')).resolves.toBe(0);
  });

  it('refuses a subscription, and a token of one, with the text of what fails', async () => {
    const service = await createTestService({ database });
    const error = async (operation: string, input: unknown) =>
      expectProblem(
        await postJson(service, input, {}, `/api/v0/${operation}`),
        422,
        'invalid-input',
      ).errors;
    const unknown = { field: 'extra', message: 'This field is not known.' };
    const noObject = { field: '', message: 'The body must be a JSON object.' };
    expect(await error('subscribe', { email: 'x', extra: 1 })).toEqual([
      { field: 'email', message: subscriptions.validation.email_invalid },
    ]);
    expect(await error('subscribe', { email: 'a@example.com', extra: 1 })).toEqual([unknown]);
    expect(await error('subscribe', [])).toEqual([noObject]);
    for (const operation of ['confirm_subscription', 'unsubscribe']) {
      expect(await error(operation, { token: 1 })).toEqual([
        { field: 'token', message: 'The token must be text.' },
      ]);
      expect(await error(operation, { token: 'x', extra: 1 })).toEqual([unknown]);
    }
  });

  it('answers a repeated key with the same, and another body with a conflict', async () => {
    const service = await createTestService({ database });
    const key = { 'idempotency-key': 'a-1' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => postJson(service, enquiry, key)),
    );
    const [first] = answers;
    for (const answer of answers) {
      expect(answer.statusCode).toBe(201);
      expect(answer.body).toBe(first?.body);
    }
    const other = await postJson(service, { ...enquiry, msg: 'other' }, key);
    expectProblem(other, 422, 'idempotency-conflict');
    const elsewhere = await postJson(service, { email: enquiry.email }, key, '/api/v0/subscribe');
    expect(elsewhere.statusCode).toBe(202);
    await expect(countRows(service.storage, 'enquiries')).resolves.toBe(1);
    await expect(countRows(service.storage, 'outbox')).resolves.toBe(3);
  });

  it('refuses what is no key', async () => {
    const service = await createTestService({ database });
    for (const key of ['', ' ', 'a b', 'ä', 'x'.repeat(256)]) {
      expectProblem(await postJson(service, enquiry, { 'idempotency-key': key }), 400);
      await expect(countRows(service.storage, 'enquiries'), key).resolves.toBe(0);
    }
  });

  it('accepts every subscription with the same answer', async () => {
    const service = await createTestService({ database });
    const subscribe = async () =>
      postJson(service, { email: enquiry.email }, {}, '/api/v0/subscribe');
    const [first, second] = [await subscribe(), await subscribe()];
    expect([first.statusCode, second.statusCode]).toEqual([202, 202]);
    expect(second.body).toBe(first.body);
    expectProblem(await postJson(service, { email: 'x' }, {}, '/api/v0/subscribe'), 422);
    const url = '/api/v0/confirm_subscription';
    expect((await postJson(service, { token: 'x' }, {}, url)).json()).toEqual({
      status: 'invalid',
    });
    expectProblem(await postJson(service, { token: 1 }, {}, url), 422, 'invalid-input');
    const end = '/api/v0/unsubscribe';
    const ended = await postJson(service, { token: 'x' }, {}, end);
    expect(ended.statusCode).toBe(200);
    expect(ended.json()).toEqual({ status: 'invalid' });
    expectProblem(await postJson(service, {}, {}, end), 422, 'invalid-input');
  });

  it('never fails on bad input, and stores nothing of it', async () => {
    const service = await createTestService({ database });
    const deep = '['.repeat(30_000);
    const bodies = [
      '',
      ' ',
      '{',
      'null',
      'true',
      '1e999',
      '"text"',
      '[]',
      '{}',
      deep,
      `${deep}${']'.repeat(30_000)}`,
      `{"email":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`,
      '{"__proto__":{"email":"a@example.com"}}',
      `{"email":"a@example.com","user_name":"A","msg":"m","__proto__":{"x":1}}`,
      `{"email":"a@example.com","user_name":"A","msg":"m","constructor":{"prototype":{"x":1}}}`,
      `{"email":"a@example.com","user_name":"A","msg":"m","toString":"x"}`,
      JSON.stringify({ ...enquiry, msg: 'a\u0000b' }),
      JSON.stringify({ ...enquiry, user_name: '\u0000' }),
      JSON.stringify({ ...enquiry, email: 'a@example.com\r\nBcc: b@example.com' }),
      JSON.stringify({ ...enquiry, email: `${'a'.repeat(300)}@example.com` }),
      JSON.stringify({ ...enquiry, email: [enquiry.email] }),
      JSON.stringify({ ...enquiry, email: { toString: 1 } }),
      JSON.stringify({ ...enquiry, msg: Number.MAX_VALUE }),
      JSON.stringify({ ...enquiry, msg: null }),
      JSON.stringify({ ...enquiry, ['x'.repeat(1_000)]: 1 }),
      `{"email":"\\ud800@example.com","user_name":"A","msg":"m"}`,
      `{"email":"a@example.com","user_name":"A","msg":"m","\\ud800":1}`,
      '{"email":1E400,"user_name":-0,"msg":9007199254740993}',
    ];
    for (const body of bodies) {
      const answer = await postJson(service, body);
      expect(answer.statusCode, body.slice(0, 100)).toBeGreaterThanOrEqual(400);
      const { detail, title } = expectProblem(answer, answer.statusCode);
      expect(answer.statusCode, body.slice(0, 100)).toBeLessThan(500);
      expect(`${title} ${detail}`).not.toMatch(/ at |node_modules|SyntaxError|FST_/);
    }
    const bytes = Buffer.concat([
      Buffer.from('{"email":"'),
      Buffer.from([0xff]),
      Buffer.from('"}'),
    ]);
    const latin = await service.server.inject({
      method: 'POST',
      url: SAVE_ENQUIRY,
      headers: { 'content-type': 'application/json' },
      payload: bytes,
    });
    expectProblem(latin, 400, 'malformed-request');
    await expect(countRows(service.storage, 'enquiries')).resolves.toBe(0);
    await expect(countRows(service.storage, 'outbox')).resolves.toBe(0);
    await expect(countRows(service.storage, 'idempotency_keys')).resolves.toBe(0);
  });

  it('stores half a surrogate pair as the replacement character', async () => {
    const service = await createTestService({ database });
    expect(
      (await postJson(service, JSON.stringify({ ...enquiry, msg: 'a\ud800' }))).statusCode,
    ).toBe(201);
    const { msg } = await service.storage.db
      .selectFrom('enquiries')
      .select('msg')
      .executeTakeFirstOrThrow();
    expect(msg).toBe('a\ufffd');
  });
});
