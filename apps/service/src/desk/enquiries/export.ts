import { deskTexts } from '@example/content/desk';
import { dayInKolkata } from '../../runtime/clock/clock.ts';
import { ownerOf, readOwnerNames } from '../colleagues/colleagues.ts';
import { createExport, readAll } from '../lists/list.ts';
import { enquiryList, findEnquiries } from './list.ts';
import { readSent } from './row.ts';

const { kinds, suspected, ...texts } = deskTexts.enquiriesExport;

/** Exports all matching enquiries as a table, and records this in the audit log. */
export const exportEnquiries = createExport({
  list: enquiryList,
  name: 'enquiries',
  texts,
  // Small, because the messages are long.
  limit: 50,
  lines: async function* (db, filters, range) {
    const pages = readAll(findEnquiries(db, filters), range, (page) => page.selectAll());
    for await (const rows of pages) {
      const all = await readSent(db, rows);
      const nameOf = await readOwnerNames(db, rows);
      for (const row of rows) {
        const sent = all.get(row.id);
        if (!sent) continue;
        yield [
          row.reference,
          kinds[row.kind],
          sent.name,
          sent.email,
          sent.phone ?? '',
          sent.subject ?? '',
          sent.message ?? '',
          sent.product ?? '',
          row.status,
          ownerOf(row, nameOf).owner_name ?? '',
          row.quarantined === 1 ? suspected : '',
          dayInKolkata(row.created_at),
        ];
      }
    }
  },
});
