import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { migrate } from '../migrate.ts';
import { openStorage } from '../storage.ts';

it.each(databases)('normalises what is searched, on $name', async ({ create }) => {
  const storage = openStorage(await create());
  onTestFinished(async () => storage.close());
  const { db } = storage;
  await migrate(db, '0034-delivered-mails');
  const ids = Array.from({ length: 501 }, (_, index) => String(index));
  const enquiries = ids.map((id) => sql`(${id}, ${id}, 'x', 'a@example.com', 'x', 1)`);
  await sql`insert into enquiries (id, reference, user_name, email, msg, created_at)
    values ${sql.join(enquiries)}`.execute(db);
  const stored = 're\u0301sume\u0301\nhead\u00a0office';
  const inbox = ids.map((id) => sql`(${id}, ${id}, ${id}, 'enquiry', 'x', ${stored}, 1)`);
  await sql`insert into inbox (id, enquiry_id, reference, kind, name_key, search_text, created_at)
    values ${sql.join(inbox)}`.execute(db);
  await storage.migrate();
  const found = await db.selectFrom('inbox').select('search_text').distinct().execute();
  expect(found).toEqual([{ search_text: 'r\u00e9sum\u00e9\nhead office' }]);
});
