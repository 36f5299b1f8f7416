import { demos } from '@example/content/demos';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../settings/index.ts';
import type { SubmissionDeps } from '../submissions/index.ts';
import { databases, openTestStorage } from '../testing/databases.ts';
import { countRows, demoRequest } from '../testing/test-service.ts';
import { requestDemo } from './request-demo.ts';

describe.each(databases)('a demo request on $name', ({ createMigrated }) => {
  const setUp = async () => {
    const storage = await openTestStorage(await createMigrated());
    const deps: SubmissionDeps = {
      settings: readSettings({}),
      storage,
      outbox: { wake: () => undefined },
      clock: Date.now,
    };
    return { storage, deps };
  };

  it('is stored with its two mails, and nothing typed is in a subject or goes to a stranger', async () => {
    const { storage, deps } = await setUp();
    const { reference } = await requestDemo(deps, demoRequest);
    expect(reference).toMatch(/^D-[0-9A-HJKMNP-TV-Z]{8}$/);
    const rows = await storage.db.selectFrom('demo_requests').selectAll().execute();
    expect(rows).toMatchObject([{ reference, ...demoRequest }]);
    const mails = await storage.db.selectFrom('outbox').selectAll().execute();
    expect(mails).toHaveLength(2);
    const [announcement] = mails.filter((mail) => mail.envelope_to === 'office@example.com');
    const [acknowledgment] = mails.filter((mail) => mail.envelope_to === demoRequest.email);
    expect(announcement).toMatchObject({
      reply_to: demoRequest.email,
      subject: `New demo request ${reference}`,
    });
    for (const typed of Object.values(demoRequest)) expect(announcement?.body).toContain(typed);
    expect(acknowledgment).toMatchObject({ reply_to: null });
    expect(acknowledgment?.subject).toContain(reference);
    for (const mail of [announcement, acknowledgment]) expect(mail?.html).toContain(reference);
    expect(acknowledgment?.body).not.toContain(demoRequest.product);
    expect(acknowledgment?.html).not.toContain(demoRequest.product);
  });

  it('is refused with the text of every field that fails, and not stored', async () => {
    const { storage, deps } = await setUp();
    const { validation } = demos;
    await expect(requestDemo(deps, { email: 'anu@example.info' })).rejects.toMatchObject({
      kind: 'bad-input',
      errors: [
        { field: 'name', message: validation.name_missing },
        { field: 'email', message: validation.email_invalid },
        { field: 'phone', message: validation.phone_missing },
        { field: 'product', message: validation.product_missing },
      ],
    });
    await expect(countRows(storage, 'demo_requests')).resolves.toBe(0);
    await expect(countRows(storage, 'outbox')).resolves.toBe(0);
  });

  it('is stored once for a key', async () => {
    const { storage, deps } = await setUp();
    const receipts = await Promise.all(
      Array.from({ length: 10 }, async () =>
        requestDemo(deps, demoRequest, { idempotencyKey: 'same' }),
      ),
    );
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1);
    await expect(countRows(storage, 'demo_requests')).resolves.toBe(1);
  });
});
