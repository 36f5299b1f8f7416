import { migrationOf } from './statements.ts';

export const refusedAddresses = migrationOf([
  'alter table outbox add column address_refused integer not null default 0',
  // Holds few rows. The desk queries it to learn whether an address took its mails.
  `create index outbox_address_refused on outbox (envelope_to)
     where address_refused = 1`,
]);
