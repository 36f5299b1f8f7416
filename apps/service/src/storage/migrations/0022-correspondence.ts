import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { execute } from './statements.ts';

const sources = { enquiry: 'enquiries', contact: 'contact_messages', demo: 'demo_requests' };

/** Mails to the person themselves, which neither sign anybody in nor belong to the newsletter. */
const toPeople = sql`outbox.about is null and outbox.secret is null
  and outbox.unsubscribe_link is null`;

const columns = sql`author_code, subject, text, created_at`;

/** Keeps the receipts and the mails of the staff that the outbox still holds, with their applications. */
const linkToApplications = async (db: Kysely<unknown>) => {
  await sql`insert into correspondence (id, application_id, ${columns})
    select outbox.id, applications.id, null, outbox.subject, outbox.body, outbox.created_at
    from outbox join applications on applications.created_at = outbox.created_at
    where ${toPeople} and outbox.envelope_to = applications.applcnt_email
      and outbox.subject like '%' || applications.reference || '%'
    on conflict do nothing`.execute(db);
  await sql`insert into correspondence (id, application_id, ${columns})
    select outbox.id, applications.id, audit_log.actor_code, outbox.subject, outbox.body,
      outbox.created_at
    from audit_log join applications
      on audit_log.subject = 'application ' || applications.reference
      join outbox on outbox.created_at = audit_log.at
    where ${toPeople} and audit_log.action = 'application.mailed'
      and outbox.envelope_to = applications.applcnt_email
    on conflict do nothing`.execute(db);
};

/** Does the same with enquiries, whose receipts are written again when they are released from quarantine. */
const linkToInbox = async (db: Kysely<unknown>) => {
  for (const [kind, source] of Object.entries(sources)) {
    const table = sql.table(source);
    await sql`insert into correspondence (id, inbox_id, ${columns})
      select outbox.id, inbox.id, null, outbox.subject, outbox.body, outbox.created_at
      from outbox join ${table} as sent on sent.created_at = outbox.created_at
        join inbox on inbox.id = sent.id
      where ${toPeople} and inbox.kind = ${kind} and outbox.envelope_to = sent.email
        and outbox.subject like '%' || sent.reference || '%'
      on conflict do nothing`.execute(db);
    for (const action of ['enquiry.answered', 'enquiry.released'])
      await sql`insert into correspondence (id, inbox_id, ${columns})
        select outbox.id, inbox.id,
          ${action === 'enquiry.answered' ? sql`audit_log.actor_code` : sql`null`},
          outbox.subject, outbox.body, outbox.created_at
        from audit_log join inbox on audit_log.subject = inbox.kind || ' ' || inbox.reference
          join ${table} as sent on sent.id = inbox.id
          join outbox on outbox.created_at = audit_log.at
        where ${toPeople} and inbox.kind = ${kind} and audit_log.action = ${action}
          and outbox.envelope_to = sent.email
        on conflict do nothing`.execute(db);
  }
};

/**
 * Keeps each mail to a person with their application or enquiry for as long as that is kept, with who wrote it. Takes
 * over the answers of enquiries. Those that the outbox has deleted count as sent.
 */
export const correspondence: Migration = {
  async up(db: Kysely<unknown>) {
    await execute(db, [
      'alter table outbox add column author_code text',
      `create table correspondence (
         id text primary key,
         application_id text references applications (id) on delete cascade,
         inbox_id text references inbox (id) on delete cascade,
         author_code text,
         subject text not null,
         text text not null,
         created_at bigint not null,
         sent_at bigint,
         address_refused integer not null default 0,
         last_error text
       )`,
    ]);
    await linkToApplications(db);
    await linkToInbox(db);
    await sql`insert into correspondence (id, inbox_id, ${columns}, sent_at)
      select id, inbox_id, ${columns}, created_at from inbox_answers as answer
      where not exists (
        select 1 from correspondence as known
        where known.inbox_id = answer.inbox_id and known.created_at = answer.created_at
          and known.author_code = answer.author_code
      )`.execute(db);
    await execute(db, ['drop table inbox_answers']);
    for (const column of ['application_id', 'inbox_id'])
      await sql`create index ${sql.ref(`correspondence_${column}`)}
        on correspondence (${sql.ref(column)}, id) where ${sql.ref(column)} is not null`.execute(
        db,
      );
    await execute(db, [
      `update outbox
         set author_code = (select author_code from correspondence where correspondence.id = outbox.id)
         where id in (select id from correspondence where author_code is not null)`,
      // Holds few rows: the desk marks the people who did not get a mail.
      `create index outbox_given_up on outbox (id)
         where sent_at is null and abandoned_at is not null`,
    ]);
  },
};
