import { ApiError } from '@example/api/problem';
import { enquiryForm, formExamples, formKinds, publicForms } from '@example/api/forms';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { Visitor } from '../../auth/candidates/index.ts';
import { inputHash, isIdempotencyKey, keyOfWords } from '../../http/idempotency/index.ts';
import type { StaffVisitor } from '../../auth/staff/index.ts';
import { databases } from '../../testing/databases.ts';
import { pdf } from '../../testing/documents.ts';
import {
  application,
  countRows,
  createTestService,
  enquiry,
  type TestService,
} from '../../testing/test-service.ts';
import { createInProcessClients } from './in-process.ts';

const nobody = {} as unknown as Visitor & StaffVisitor;

const formsOf = ({ deps }: TestService, countSender = async () => Promise.resolve()) =>
  createInProcessClients(deps, {
    limit: async () => Promise.resolve(),
    countSender,
    from: '203.0.113.1',
    visitor: nobody,
    staffVisitor: nobody,
  });

type Forms = ReturnType<typeof formsOf>;

const submissions = formKinds.map((kind) => {
  const { table, operation } = publicForms[kind];
  const input = formExamples[kind];
  const send = async (forms: Forms) => forms.forms.send(publicForms[kind], input);
  return [table, operation, input, send] as const;
});

describe.each(databases)('a form without a key on $name', (database) => {
  const setUp = async () => createTestService({ database });

  const apply = async (service: TestService) => {
    const resume = await service.deps.resumes.receive(Readable.from([pdf('Anu')]), 'cv.pdf');
    try {
      return await formsOf(service).applications.send({ ...application, doc_type: 1 }, resume);
    } finally {
      await resume.discard();
    }
  };

  it.each(submissions)(
    'is stored once in %s when it is pressed twice, and anew when the staff have dealt with it',
    async (table, _operation, _input, send) => {
      const service = await setUp();
      const answers = await Promise.all(
        Array.from({ length: 5 }, async () => send(formsOf(service))),
      );
      expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
      await expect(countRows(service.storage, table)).resolves.toBe(1);
      for (const status of ['open', 'answered', 'closed'] as const) {
        await service.storage.db.updateTable('inbox').set({ status }).execute();
        const again = await Promise.all([send(formsOf(service)), send(formsOf(service))]);
        expect(again[0]).toEqual(again[1]);
        const isOpen = status === 'open';
        expect(again[0].reference === answers[0]?.reference).toBe(isOpen);
        await expect(countRows(service.storage, table)).resolves.toBe(isOpen ? 1 : 2);
        if (isOpen) continue;
        await service.storage.db.deleteFrom(table).execute();
        await service.storage.db.deleteFrom('inbox').execute();
        await service.storage.db.deleteFrom('idempotency_keys').execute();
        await send(formsOf(service));
      }
    },
  );

  it('stores an application once, and anew when the first was withdrawn or refused', async () => {
    const service = await setUp();
    const first = await apply(service);
    await expect(apply(service)).resolves.toEqual(first);
    for (const [status, count] of [
      ['in review', 1],
      ['withdrawn', 2],
      ['rejected', 3],
    ] as const) {
      await service.storage.db.updateTable('applications').set({ status }).execute();
      const next = await apply(service);
      await expect(apply(service)).resolves.toEqual(next);
      await expect(countRows(service.storage, 'applications')).resolves.toBe(count);
    }
  });

  it.each(submissions)(
    'is stored in %s when others have sent every key that its words could have',
    async (table, operation, input, send) => {
      const service = await setUp();
      expect(isIdempotencyKey(keyOfWords(input))).toBe(false);
      const post = async (key: string) =>
        service.server.inject({
          method: 'POST',
          url: `/api/v0/${operation}`,
          headers: { 'idempotency-key': key },
          payload: { ...input, email: 'evil@example.com' },
        });
      expect((await post(keyOfWords({ ...input, formSignal: undefined }))).statusCode).toBe(400);
      expect((await post(inputHash(input))).statusCode).toBe(201);
      const stolen = { idempotencyKey: keyOfWords({ ...input, formSignal: undefined }) };
      await expect(formsOf(service).forms.send(enquiryForm, enquiry, stolen)).rejects.toMatchObject(
        {
          kind: 'malformed-request',
        },
      );
      await send(formsOf(service));
      await expect(countRows(service.storage, table)).resolves.toBe(2);
    },
  );

  it('counts as a person’s when a robot sent the same words before', async () => {
    const service = await setUp();
    const forms = formsOf(service);
    await forms.forms.send(enquiryForm, enquiry, { formSignal: 'trap' });
    await forms.forms.send(enquiryForm, enquiry);
    const rows = await service.storage.db.selectFrom('enquiries').select('suspicion').execute();
    expect(rows.map(({ suspicion }) => suspicion ?? 'none').toSorted()).toEqual(['none', 'trap']);
  });

  it('gets its answer again over the limit, but does not pass it when the first is over', async () => {
    const service = await setUp();
    const { reference } = await formsOf(service).forms.send(enquiryForm, enquiry);
    const full = formsOf(service, async () =>
      Promise.reject(new ApiError('too-many-requests', 'Too many.')),
    );
    await expect(full.forms.send(enquiryForm, enquiry)).resolves.toEqual({ reference });
    await service.storage.db.updateTable('inbox').set({ status: 'closed' }).execute();
    await expect(full.forms.send(enquiryForm, enquiry)).rejects.toMatchObject({
      kind: 'too-many-requests',
    });
  });

  it('subscribes again within the day when the subscription was ended', async () => {
    const service = await setUp();
    const { subscriptions } = formsOf(service);
    const tokenOf = async (page: string) => {
      const mails = await service.storage.db
        .selectFrom('outbox')
        .select('body')
        .orderBy('id', 'desc')
        .execute();
      const pattern = new RegExp(`/newsletter/${page}\\?token=([\\w-]{43})`);
      return mails.flatMap(({ body }) => pattern.exec(body)?.[1] ?? [])[0] ?? '';
    };
    for (let time = 0; time < 3; time += 1) {
      await subscriptions.request({ email: 'anu@example.com' });
      await expect(subscriptions.confirm({ token: await tokenOf('confirm') })).resolves.toEqual({
        status: 'confirmed',
      });
      await expect(countRows(service.storage, 'subscriptions')).resolves.toBe(1);
      await expect(subscriptions.end({ token: await tokenOf('unsubscribe') })).resolves.toEqual({
        status: 'unsubscribed',
      });
      await expect(countRows(service.storage, 'subscriptions')).resolves.toBe(0);
      await service.storage.db.deleteFrom('outbox').execute();
    }
  });
});
