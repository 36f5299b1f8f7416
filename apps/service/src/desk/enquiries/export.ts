import { checkEnquiryQuery, type EnquiryQuery } from '@example/api/desk';
import { deskTexts } from '@example/content/desk';
import { dayInKolkata } from '../../clock/clock.ts';
import { audit } from '../../auth/staff/index.ts';
import type { Db } from '../../storage/index.ts';
import { type Colleague, type DeskDeps, parseOrThrow } from '../deps.ts';
import type { Table } from '../table.ts';
import { enquiriesOf } from './list.ts';
import { readSent } from './row.ts';

const { sheet, columns, kinds, suspected } = deskTexts.enquiriesExport;

async function* linesOf(db: Db, query: EnquiryQuery) {
  for await (const rows of enquiriesOf(db, query)) {
    const all = await readSent(db, rows);
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
        row.owner_code ?? '',
        row.quarantined === 1 ? suspected : '',
        dayInKolkata(row.created_at),
      ];
    }
  }
}

/**
 * Exports all matching enquiries as a table, and records this in the audit log.
 *
 * @throws ApiError of kind `bad-input`
 */
export const exportEnquiries = async (
  { storage, clock }: Pick<DeskDeps, 'storage' | 'clock'>,
  colleague: Colleague,
  input: unknown,
): Promise<Table> => {
  const query = parseOrThrow(checkEnquiryQuery(input));
  await storage.transact(async (db) =>
    audit(db, {
      at: clock(),
      actor: colleague,
      action: 'enquiries.exported',
      subject: 'enquiries',
      // Only the names of the filters: their values may be personal data.
      details: { limited_by: Object.keys(query) },
    }),
  );
  return { sheet, columns, lines: linesOf(storage.db, query) };
};
