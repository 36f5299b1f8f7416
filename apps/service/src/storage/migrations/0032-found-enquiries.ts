import { migrationOf } from './statements.ts';

/** Has contact messages and demo requests found by telephone number, subject and product, too. */
export const foundEnquiries = migrationOf([
  `update inbox set search_text = search_text || '\n' || sent.phone_number || '\n' || lower(substr(sent.subject, 1, 254))
     from contact_messages as sent where sent.id = inbox.contact_id`,
  `update inbox set search_text = search_text || '\n' || sent.phone || '\n' || lower(sent.product)
     from demo_requests as sent where sent.id = inbox.demo_id`,
]);
