import type { DeskEnquiry, EnquiryChange, EnquiryRow } from '@example/api/desk';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useClients } from '../clients/clients.ts';
import { ownerAfter } from '../details/owners.ts';
import { useChange } from '../details/use-change.ts';
import { updateRows } from '../lists/use-list.ts';
import { useRecord } from '../lists/use-record.ts';
import { messages } from '../messages/enquiries.ts';
import { keys } from './filters.ts';

/** Shows an enquiry from the service in the cached lists. */
const showInLists = (queries: QueryClient, enquiry: DeskEnquiry): void => {
  const { reference, status, owner, owner_name, suspicion, version } = enquiry;
  updateRows<EnquiryRow>(
    queries,
    keys.lists,
    (row) => row.reference === reference,
    (row) => ({ ...row, status, owner, owner_name, suspicion, version }),
  );
};

/** Caches an enquiry from the service, in its details and in the lists. */
export const keepEnquiry = (queries: QueryClient, enquiry: DeskEnquiry): void => {
  queries.setQueryData(keys.one(enquiry.reference), enquiry);
  showInLists(queries, enquiry);
};

export const useEnquiry = (reference: string) => {
  const { desk } = useClients();
  return useRecord(
    keys.one(reference),
    async (options) => desk.enquiries.read(reference, options),
    showInLists,
  );
};

export const useEnquiryChange = (shown: DeskEnquiry) => {
  const { desk } = useClients();
  const queries = useQueryClient();
  const { reference } = shown;
  return useChange<DeskEnquiry, EnquiryChange>({
    queryKey: keys.one(reference),
    shown,
    save: async (change, version) => desk.enquiries.change(reference, change, { version }),
    optimisticUpdate: (before, { status = before.status, owner }) => ({
      ...before,
      status,
      ...ownerAfter(queries, 'enquiries', before, owner),
    }),
    keep: (enquiry) => keepEnquiry(queries, enquiry),
    refusal: messages.detail.refused,
  });
};
