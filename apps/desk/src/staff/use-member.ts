import { type Member, type MemberRow, memberRowSchema } from '@example/api/desk';
import { ApiError } from '@example/api/problem';
import { useQueryClient } from '@tanstack/react-query';
import { defineRecord } from '../lists/define-record.ts';
import { messages } from '../messages/staff.ts';
import { failureText } from '../toasts/failure-text.ts';
import { keys } from './filters.ts';

const { useRecord: useMember, useKeep } = defineRecord<Member, MemberRow, string>({
  keys,
  idOf: ({ employee_code }) => employee_code,
  rowOf: (member) => memberRowSchema.parse(member),
  read: async (desk, code, options) => desk.staff.read(code, options),
});

export { useMember };

/** Returns a function that shows a changed member in the panel and in the lists. */
export const useKeepMember = () => {
  const queries = useQueryClient();
  const keep = useKeep();
  return (member: Member) => {
    keep(member);
    // Names stand beside notes, in histories and as owners.
    void queries.invalidateQueries({ queryKey: ['enquiries', 'colleagues'] });
  };
};

export const memberFailure = (error: Error): string =>
  error instanceof ApiError && error.kind === 'conflict' ? messages.conflict : failureText(error);
