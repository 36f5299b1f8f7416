import { type Member, memberRowSchema } from '@example/api/desk';
import { ApiError } from '@example/api/problem';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useClients } from '../clients/clients.ts';
import { updateRows } from '../lists/use-list.ts';
import { messages } from '../messages/staff.ts';
import { failureText } from '../parts/failure-text.ts';
import { keys } from './filters.ts';

export const useMember = (code: string) => {
  const { desk } = useClients();
  return useQuery({
    queryKey: keys.one(code),
    queryFn: async ({ signal }) => desk.staff.read(code, { signal }),
  });
};

/** Returns a function that shows a changed member in the panel and in the lists. */
export const useKeepMember = () => {
  const queries = useQueryClient();
  return (member: Member) => {
    queries.setQueryData(keys.one(member.employee_code), member);
    updateRows(
      queries,
      keys.lists,
      (row: { readonly employee_code: string }) => row.employee_code === member.employee_code,
      () => memberRowSchema.parse(member),
    );
    // Names stand beside notes, in histories and as owners.
    void queries.invalidateQueries({ queryKey: ['enquiries', 'colleagues'] });
  };
};

export const memberFailure = (error: Error): string =>
  error instanceof ApiError && error.kind === 'conflict' ? messages.conflict : failureText(error);
