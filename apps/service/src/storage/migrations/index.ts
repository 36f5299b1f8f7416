import type { Migration } from 'kysely/migration';
import { first } from './0001-first.ts';
import { contactDemosUnsubscription } from './0002-contact-demos-unsubscription.ts';
import { whenVacanciesChanged } from './0003-when-vacancies-changed.ts';
import { applications } from './0004-applications.ts';
import { whenVacanciesAreShown } from './0005-when-vacancies-are-shown.ts';
import { guests } from './0008-guests.ts';
import { staff } from './0009-staff.ts';
import { desk } from './0010-desk.ts';
import { inbox } from './0011-inbox.ts';
import { keptBeside } from './0015-kept-beside.ts';
import { samples } from './0020-samples.ts';
import { vacancySearch } from './0021-vacancy-search.ts';
import { correspondence } from './0022-correspondence.ts';
import { applicationSearch } from './0024-application-search.ts';
import { viewsAndNews } from './0025-views-and-news.ts';
import { pendingWords } from './0031-pending-words.ts';
import { normalisedSearchTexts } from './0035-normalised-search-texts.ts';
import { migrationOf } from './statements.ts';

/**
 * All migrations by name, in whose order they run. They are never changed afterwards. One of a few statements stands here,
 * any other has a file.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-first': first,
  '0002-contact-demos-unsubscription': contactDemosUnsubscription,
  '0003-when-vacancies-changed': whenVacanciesChanged,
  '0004-applications': applications,
  '0005-when-vacancies-are-shown': whenVacanciesAreShown,
  // Waiting mails stay plain text, since their HTML is unknown.
  '0006-html-of-mails': migrationOf(['alter table outbox add column html text']),
  '0007-suspected-submissions': migrationOf([
    ...['enquiries', 'contact_messages', 'demo_requests', 'subscriptions'].map(
      (table) => `alter table ${table} add column suspicion text`,
    ),
    'alter table outbox add column held_for text',
    // Leaves out held mails, so that the worker's query does not read them.
    'drop index outbox_due',
    `create index outbox_due on outbox (next_attempt_at)
       where sent_at is null and abandoned_at is null and held_for is null`,
  ]),
  '0008-guests': guests,
  '0009-staff': staff,
  '0010-desk': desk,
  '0011-inbox': inbox,
  '0012-desk-lists': migrationOf([
    'create index subscriptions_time on subscriptions (created_at, email_key)',
    'create index subscriptions_status on subscriptions (status, created_at, email_key)',
    'create index audit_log_actor on audit_log (actor_code, at, id)',
    'create index audit_log_action on audit_log (action, at, id)',
    'create index outbox_open on outbox (created_at, id) where sent_at is null',
    "alter table outbox add column search_text text not null default ''",
    "update outbox set search_text = lower(envelope_to || '\n' || substr(subject, 1, 200))",
    // Includes the searched text, so that a search does not read the mails' texts.
    'create index outbox_time on outbox (created_at, id, search_text)',
  ]),
  '0013-vacancies-at-the-desk': migrationOf([
    'alter table jobs add column version integer not null default 1',
    'alter table jobs add column desk_changed_at bigint',
  ]),
  '0014-missing-resumes': migrationOf([
    'alter table applications add column resume_missing_since bigint',
    // Holds hardly any rows, as these are counted at each scrape of the metrics.
    `create index applications_missing on applications (resume_missing_since)
       where resume_missing_since is not null`,
  ]),
  '0015-kept-beside': keptBeside,
  '0016-resumes-to-delete': migrationOf([
    'create table resumes_to_delete (resume_key text primary key, due_at bigint not null)',
  ]),
  '0017-devices-and-held-resumes': migrationOf([
    "alter table sessions add column browser text not null default ''",
    "alter table sessions add column system text not null default ''",
    'alter table applications add column resume_scan text',
    'alter table applications add column resume_scan_at bigint',
    'alter table applications add column resume_scan_tries integer not null default 0',
    'alter table applications add column resume_threat text',
    // Hold hardly any rows: waiting and infected resumes. Both are counted at each scrape of the metrics.
    `create index applications_to_scan on applications (resume_scan_at)
       where resume_scan_at is not null`,
    `create index applications_infected on applications (resume_threat)
       where resume_threat is not null`,
  ]),
  '0018-known-browsers': migrationOf([
    'alter table staff_challenges add column known_browser integer not null default 0',
  ]),
  '0019-refused-addresses': migrationOf([
    'alter table outbox add column address_refused integer not null default 0',
    // Holds few rows. The desk queries it to learn whether an address took its mails.
    `create index outbox_address_refused on outbox (envelope_to)
       where address_refused = 1`,
  ]),
  '0020-samples': samples,
  '0021-vacancy-search': vacancySearch,
  '0022-correspondence': correspondence,
  '0023-decisions': migrationOf([
    ...['decision_id', 'told_status', 'decision_mail', 'decision_note'].map(
      (column) => `alter table applications add column ${column} text`,
    ),
    'alter table applications add column tell_at bigint',
    'alter table outbox add column not_before bigint',
  ]),
  '0024-application-search': applicationSearch,
  '0025-views-and-news': viewsAndNews,
  '0026-owners': migrationOf([
    'alter table applications add column owner_code text',
    'alter table jobs add column owner_code text',
    'create index applications_owner on applications (owner_code, created_at, id)',
    'create index jobs_owner on jobs (owner_code, job_id)',
  ]),
  '0027-proofs-and-last-seen': migrationOf([
    'alter table staff_sessions add column proven_at bigint',
    'alter table staff_sessions add column wrong_proofs integer not null default 0',
    'alter table staff_members add column seen_at bigint',
  ]),
  '0028-source-and-talent-pool': migrationOf([
    "alter table applications add column source text not null default ''",
    'alter table applications add column pool_ends_at bigint',
    'alter table applications add column pool_told_at bigint',
    'create index applications_source on applications (source, created_at, id)',
    'create index applications_pool_ends_at on applications (pool_ends_at, created_at, id)',
  ]),
  '0029-choices-of-the-desk': migrationOf([
    'alter table job_categories add column desk_added_at bigint',
    'alter table job_locations add column desk_added_at bigint',
  ]),
  '0030-counts-of-applications': migrationOf([
    // Holds all columns of the counts, so that they do not read the rows with their long letters.
    'create index applications_counts on applications (status, job_id, owner_code, source, id)',
  ]),
  '0031-pending-words': pendingWords,
  // Has contact messages and demo requests found by telephone number, subject and product, too.
  '0032-found-enquiries': migrationOf([
    `update inbox set search_text = search_text || '\n' || sent.phone_number || '\n' || lower(substr(sent.subject, 1, 254))
       from contact_messages as sent where sent.id = inbox.contact_id`,
    `update inbox set search_text = search_text || '\n' || sent.phone || '\n' || lower(sent.product)
       from demo_requests as sent where sent.id = inbox.demo_id`,
  ]),
  '0033-urgent-and-written-mails': migrationOf([
    'alter table outbox add column is_urgent integer not null default 0',
    'update outbox set is_urgent = 1 where length(secret) = 6',
    // Holds few rows, and is asked for while many other mails wait.
    `create index outbox_urgent on outbox (next_attempt_at)
       where is_urgent = 1 and sent_at is null and abandoned_at is null and held_for is null`,
    'alter table outbox add column is_written integer not null default 0',
    'create index outbox_written on outbox (id) where is_written = 1',
    'alter table correspondence add column is_written integer not null default 0',
  ]),
  '0034-delivered-mails': migrationOf([
    // The desk asks for it where an address refused a mail, without reading the texts of all mails.
    'create index outbox_delivered on outbox (envelope_to, sent_at) where sent_at is not null and is_written = 0',
  ]),
  '0035-normalised-search-texts': normalisedSearchTexts,
};
