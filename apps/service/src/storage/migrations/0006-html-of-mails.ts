import { migrationOf } from './statements.ts';

/** Waiting mails stay plain text, since their HTML is unknown. */
export const htmlOfMails = migrationOf(['alter table outbox add column html text']);
