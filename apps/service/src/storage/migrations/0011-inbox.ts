import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const sources = [
  { kind: 'enquiry', table: 'enquiries', name: 'user_name' },
  { kind: 'contact', table: 'contact_messages', name: 'name' },
  { kind: 'demo', table: 'demo_requests', name: 'name' },
] as const;

export const inbox: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('inbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('reference', 'text', (column) => column.notNull().unique())
      .addColumn('status', 'text', (column) => column.notNull().defaultTo('new'))
      .addColumn('owner_code', 'text')
      .addColumn('quarantined', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('name_key', 'text', (column) => column.notNull())
      .addColumn('search_text', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    for (const { kind, table, name } of sources)
      await sql`
        insert into inbox (id, kind, reference, quarantined, name_key, search_text, created_at)
        select id, ${sql.lit(kind)}, reference, case when suspicion is null then 0 else 1 end,
          lower(substr(${sql.ref(name)}, 1, 200)),
          lower(substr(${sql.ref(name)}, 1, 200)) || ${'\n'} || lower(email || ${'\n'} || reference),
          created_at
        from ${sql.table(table)}
      `.execute(db);
    const limits = {
      kind: 'kind',
      status: 'status',
      owner: 'owner_code',
      quarantined: 'quarantined',
    };
    for (const [name, column] of Object.entries({ time: undefined, ...limits })) {
      const others = Object.values(limits).filter((other) => other !== column);
      // Includes the other columns, so that rows filtered by several are counted from the index alone.
      await db.schema
        .createIndex(`inbox_${name}`)
        .on('inbox')
        .columns([...(column === undefined ? [] : [column]), 'created_at', 'id', ...others])
        .execute();
    }
    await db.schema.createIndex('inbox_name').on('inbox').columns(['name_key', 'id']).execute();
    await db.schema
      .createIndex('inbox_search')
      .on('inbox')
      .columns(['search_text', 'id'])
      .execute();

    for (const table of ['inbox_notes', 'inbox_answers']) {
      const base = db.schema
        .createTable(table)
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('inbox_id', 'text', (column) => column.notNull())
        .addColumn('author_code', 'text', (column) => column.notNull());
      const made =
        table === 'inbox_answers'
          ? base.addColumn('subject', 'text', (column) => column.notNull())
          : base;
      await made
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex(`${table}_inbox`).on(table).columns(['inbox_id', 'id']).execute();
    }
  },
};
