import { type Member, memberRowSchema } from '@example/api/desk';
import { ApiError } from '@example/api/problem';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useClients } from '../clients/clients.ts';
import { updateRows } from '../lists/use-list.ts';
import { useRecord } from '../lists/use-record.ts';
import { messages } from '../messages/staff.ts';
import { failureText } from '../parts/failure-text.ts';
import { keys } from './filters.ts';

/** Shows a member from the service in the cached lists. */
const showInLists = (queries: QueryClient, member: Member): void =>
  updateRows(
    queries,
    keys.lists,
    (row: { readonly employee_code: string }) => row.employee_code === member.employee_code,
    () => memberRowSchema.parse(member),
  );

export const useMember = (code: string) => {
  const { desk } = useClients();
  return useRecord(keys.one(code), async (options) => desk.staff.read(code, options), showInLists);
};

/** Returns a function that shows a changed member in the panel and in the lists. */
export const useKeepMember = () => {
  const queries = useQueryClient();
  return (member: Member) => {
    queries.setQueryData(keys.one(member.employee_code), member);
    showInLists(queries, member);
    // Names stand beside notes, in histories and as owners.
    void queries.invalidateQueries({ queryKey: ['enquiries', 'colleagues'] });
  };
};

export const memberFailure = (error: Error): string =>
  error instanceof ApiError && error.kind === 'conflict' ? messages.conflict : failureText(error);
