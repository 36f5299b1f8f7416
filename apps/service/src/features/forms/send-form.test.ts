import { formSignals } from '@example/api/form-signals';
import { formExamples, type FormKind, formKinds, publicForms } from '@example/api/forms';
import { contact } from '@example/content/contact';
import { demos } from '@example/content/demos';
import { enquiries } from '@example/content/enquiries';
import { formNames } from '@example/content/forms';
import { describe, expect, it } from 'vitest';
import { IDEMPOTENCY_KEPT_MS } from '../../http/idempotency/index.ts';
import { deleteUntil } from '../../storage/index.ts';
import { leaseDue, retry } from '../../mail/outbox/index.ts';
import { readSettings } from '../../runtime/settings/index.ts';
import { databases, openTestStorage } from '../../testing/databases.ts';
import { countRows, createTestService, OFFICE } from '../../testing/test-service.ts';
import { type FormInput, formOf } from './definitions.ts';
import { sendForm } from './send-form.ts';
import type { SubmissionCall, SubmissionDeps } from './submit.ts';

type Refused = readonly [
  kind: FormKind,
  input: object,
  errors: readonly (readonly [field: string, message: string])[],
];

const enquiry: Readonly<Record<string, unknown>> = { ...formExamples.enquiry };

/** Input that breaks rules, with the errors that the specification has for it, in its order. */
const refused: readonly Refused[] = [
  [
    'enquiry',
    { email: 'x', user_name: '', msg: '' },
    [['email', enquiries.validation.email_invalid]],
  ],
  [
    'enquiry',
    { ...enquiry, user_name: ' ', msg: '' },
    [['user_name', enquiries.validation.user_name_missing]],
  ],
  ['enquiry', { ...enquiry, msg: ' \n' }, [['msg', enquiries.validation.msg_missing]]],
  [
    'contact',
    { phone_number: '12', email: 'anu', name: ' ', subject: 'A map', extra: 1 },
    [
      ['name', contact.validation.name_missing],
      ['email', contact.validation.email_invalid],
      ['phone_number', contact.validation.phone_number_invalid],
      ['message', contact.validation.message_missing],
      ['extra', 'This field is not known.'],
    ],
  ],
  [
    'demo',
    { email: 'anu@example.info' },
    [
      ['name', demos.validation.name_missing],
      ['email', demos.validation.email_invalid],
      ['phone', demos.validation.phone_missing],
      ['product', demos.validation.product_missing],
    ],
  ],
];

describe('a public form', () => {
  it('has a letter, an operation and a table of its own', () => {
    for (const name of ['prefix', 'operation', 'table'] as const) {
      const values = formKinds.map((kind) => publicForms[kind][name]);
      expect(new Set(values).size).toBe(formKinds.length);
    }
  });
});

describe.each(databases)('a public form on $name', (database) => {
  const setUp = async (kind: FormKind) => {
    const storage = await openTestStorage(await database.createMigrated());
    const time = { now: Date.now() };
    const deps: SubmissionDeps = {
      settings: readSettings({}),
      storage,
      outbox: { wake: () => undefined },
      clock: () => time.now,
    };
    const form = formOf(kind);
    const input: FormInput = { ...formExamples[kind] };
    const email = input[form.columns.email] ?? '';
    const send = async (call?: SubmissionCall, change: FormInput = {}) =>
      sendForm(deps, kind, { ...input, ...change }, call);
    const reference = new RegExp(`^${form.prefix}-[0-9A-HJKMNP-TV-Z]{8}$`);
    return { storage, deps, time, form, input, email, send, reference };
  };

  it.each(formKinds)(
    '(%s) is stored with its two mails; nothing typed is in a subject or goes to a stranger',
    async (kind) => {
      const { storage, form, input, email, send, reference: pattern } = await setUp(kind);
      const { reference } = await send({}, { [form.columns.email]: ` ${email} ` });
      expect(reference).toMatch(pattern);
      const rows = await storage.db.selectFrom(form.table).selectAll().execute();
      expect(rows).toMatchObject([{ reference, ...input, suspicion: null }]);
      await expect(storage.db.selectFrom('inbox').selectAll().execute()).resolves.toMatchObject([
        { reference, kind, [`${kind}_id`]: rows[0]?.id },
      ]);
      const mails = await storage.db.selectFrom('outbox').selectAll().execute();
      expect(mails).toHaveLength(2);
      const [announcement] = mails.filter((mail) => mail.envelope_to === OFFICE);
      const [acknowledgment] = mails.filter((mail) => mail.envelope_to === email);
      expect(announcement).toMatchObject({ reply_to: email, sent_at: null, attempts: 0 });
      expect(announcement?.subject).toBe(`New ${formNames[kind].toLowerCase()} ${reference}`);
      for (const typed of Object.values(input)) expect(announcement?.body).toContain(typed);
      expect(acknowledgment).toMatchObject({ reply_to: null, unsubscribe_link: null });
      expect(acknowledgment?.subject).toContain(reference);
      for (const mail of [announcement, acknowledgment]) expect(mail?.html).toContain(reference);
      const { [form.columns.name]: name, [form.columns.email]: address, ...others } = input;
      expect(Object.keys(others).length).toBeGreaterThan(0);
      for (const typed of [address, ...Object.values(others)]) {
        expect(acknowledgment?.body).not.toContain(typed);
        expect(acknowledgment?.html).not.toContain(typed);
      }
      expect(acknowledgment?.body).toContain(`Dear ${String(name)},`);
    },
  );

  it.each(formKinds)('(%s) is taken by its operation', async (kind) => {
    const { server, storage } = await createTestService({ database });
    const { operation, table, prefix } = publicForms[kind];
    const url = `/api/v0/${operation}`;
    const sent = await server.inject({ method: 'POST', url, payload: formExamples[kind] });
    expect(sent.statusCode).toBe(201);
    const { reference } = sent.json<{ readonly reference: string }>();
    expect(reference.startsWith(`${prefix}-`)).toBe(true);
    const rows = await storage.db.selectFrom(table).select('reference').execute();
    expect(rows).toEqual([{ reference }]);
    await expect(countRows(storage, 'outbox')).resolves.toBe(2);
  });

  it.each(formKinds.flatMap((kind) => formSignals.map((signal) => [kind, signal] as const)))(
    '(%s) that a robot seems to have sent (%s) is put aside, not lost',
    async (kind, formSignal) => {
      const { storage, form, input, email, send, reference: pattern } = await setUp(kind);
      const { reference } = await send({ formSignal });
      expect(reference).toMatch(pattern);
      const rows = await storage.db.selectFrom(form.table).selectAll().execute();
      expect(rows).toMatchObject([{ reference, ...input, suspicion: formSignal }]);
      const [announcement, ...others] = await leaseDue(storage, Date.now(), 10);
      expect(others).toEqual([]);
      expect(announcement?.envelope_to).toBe(OFFICE);
      expect(announcement?.subject).toBe(
        `Suspected robot: New ${formNames[kind].toLowerCase()} ${reference}`,
      );
      const held = await storage.db
        .selectFrom('outbox')
        .selectAll()
        .where('held_for', '=', formSignal)
        .execute();
      expect(held).toMatchObject([{ envelope_to: email }]);
      await expect(retry(storage.db, Date.now(), held[0]?.id ?? '')).resolves.toBe('due');
      await expect(leaseDue(storage, Date.now(), 10)).resolves.toMatchObject([
        { envelope_to: email, held_for: null },
      ]);
    },
  );

  it.each(formKinds)(
    '(%s) is put aside by its first call, whatever a repeated one says',
    async (kind) => {
      const { storage, form, send } = await setUp(kind);
      const first = await send({ idempotencyKey: 'k', formSignal: 'fast' });
      await expect(send({ idempotencyKey: 'k' })).resolves.toEqual(first);
      const rows = await storage.db.selectFrom(form.table).select('suspicion').execute();
      expect(rows).toEqual([{ suspicion: 'fast' }]);
    },
  );

  it('is refused with the specified errors', async () => {
    const { storage, deps } = await setUp('enquiry');
    for (const [kind, input, errors] of refused) {
      const said = `${kind} ${JSON.stringify(input)}`;
      await expect(sendForm(deps, kind, input), said).rejects.toMatchObject({
        kind: 'invalid-input',
        errors: errors.map(([field, message]) => ({ field, message })),
      });
      await expect(countRows(storage, formOf(kind).table), said).resolves.toBe(0);
      await expect(countRows(storage, 'outbox'), said).resolves.toBe(0);
    }
  });

  it('has a text for each field that is missing', async () => {
    const { deps } = await setUp('enquiry');
    for (const kind of formKinds) {
      const { schema, messages } = formOf(kind);
      const fields = Object.keys(schema.shape);
      const texts = Object.values(messages);
      const error: unknown = await sendForm(deps, kind, {}).catch((reason: unknown) => reason);
      const { errors } = error as {
        readonly errors: readonly { field: string; message: string }[];
      };
      const isInOrder = kind === 'enquiry';
      expect(errors.map(({ field }) => field)).toEqual(isInOrder ? fields.slice(0, 1) : fields);
      for (const { field, message } of errors)
        expect(texts, `${kind}, ${field}`).toContain(message);
    }
  });

  it.each(formKinds)(
    '(%s) is stored once for a key, however many calls come at the same moment',
    async (kind) => {
      const { storage, form, send } = await setUp(kind);
      const receipts = await Promise.all(
        Array.from({ length: 40 }, async () => send({ idempotencyKey: 'same' })),
      );
      expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1);
      await expect(countRows(storage, form.table)).resolves.toBe(1);
      await expect(countRows(storage, 'outbox')).resolves.toBe(2);
    },
  );

  it.each(formKinds)('(%s) wins alone when several have the same key', async (kind) => {
    const { storage, form, send } = await setUp(kind);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, async (_, index) =>
        send({ idempotencyKey: 'same' }, { [form.columns.name]: `Anu ${String(index)}` }),
      ),
    );
    const rejected = outcomes.filter(({ status }) => status === 'rejected');
    expect(rejected).toHaveLength(19);
    for (const outcome of rejected)
      expect(outcome).toHaveProperty('reason.kind', 'idempotency-conflict');
    await expect(countRows(storage, form.table)).resolves.toBe(1);
  });

  it.each(formKinds)(
    '(%s) can be sent again with a key that is too old, deleted or not',
    async (kind) => {
      const { storage, form, time, send } = await setUp(kind);
      const first = await send({ idempotencyKey: 'k' });
      time.now += IDEMPOTENCY_KEPT_MS - 1;
      await expect(send({ idempotencyKey: 'k' })).resolves.toEqual(first);
      time.now += 1;
      await expect(send({ idempotencyKey: 'k' })).resolves.not.toEqual(first);
      await deleteUntil(storage.db, 'idempotency_keys', 'created_at', time.now);
      await expect(countRows(storage, 'idempotency_keys')).resolves.toBe(0);
      await expect(countRows(storage, form.table)).resolves.toBe(2);
    },
  );
});
