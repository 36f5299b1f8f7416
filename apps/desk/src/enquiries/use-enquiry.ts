import type { DeskEnquiry, EnquiryChange, EnquiryRow } from '@example/api/desk';
import { useQueryClient } from '@tanstack/react-query';
import { useClients } from '../clients/clients.ts';
import { ownerAfter } from '../details/owners.ts';
import { useChange } from '../details/use-change.ts';
import { defineRecord } from '../lists/define-record.ts';
import { messages } from '../messages/enquiries.ts';
import { keys } from './filters.ts';

export const { useRecord: useEnquiry, useKeep: useKeepEnquiry } = defineRecord<
  DeskEnquiry,
  EnquiryRow,
  string
>({
  keys,
  idOf: ({ reference }) => reference,
  rowOf: ({ status, owner, owner_name, suspicion, version }, row) => ({
    ...row,
    ...{ status, owner, owner_name, suspicion, version },
  }),
  read: async (desk, reference, options) => desk.enquiries.read(reference, options),
});

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
    keep: useKeepEnquiry(),
    refusal: messages.detail.refused,
  });
};
