import { migrationOf } from './statements.ts';

export const deliveredMails = migrationOf([
  // The desk asks for it where an address refused a mail, without reading the texts of all mails.
  'create index outbox_delivered on outbox (envelope_to, sent_at) where sent_at is not null and is_written = 0',
]);
