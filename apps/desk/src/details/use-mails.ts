import type { SubjectMail } from '@example/api/desk';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@example/api/problem';
import { useClients } from '../clients/clients.ts';
import { updateRows } from '../lists/use-list.ts';
import { useNotSaved, useToast } from '../toasts/toasts.tsx';
import { isUnreached, pauseBefore } from './mail-fate.ts';
import { messages } from '../messages/mails.ts';

/** Application or enquiry whose person the mails went to. */
export interface MailSubject {
  /** Also the path of its list. */
  readonly kind: 'applications' | 'enquiries';
  readonly reference: string;
}

export const keyOfMails = ({ kind, reference }: MailSubject) => [kind, 'mails', reference] as const;

/** Reads the mails to a person, again and again while one is under way. */
export const useMails = (subject: MailSubject) => {
  const { desk } = useClients();
  return useQuery({
    queryKey: keyOfMails(subject),
    queryFn: async ({ signal }) => desk[subject.kind].mails(subject.reference, { signal }),
    refetchInterval: ({ state }) => pauseBefore(state.data, Date.now()),
  });
};

interface Markable {
  readonly reference: string;
  readonly unreached?: true | undefined;
}

/** Marks the row in every cached list that has it, or takes the mark away. */
export const markRow = (
  queries: QueryClient,
  { kind, reference }: MailSubject,
  mails: readonly SubjectMail[],
): void => {
  const unreached = isUnreached(mails);
  updateRows<Markable>(
    queries,
    [kind, 'list'],
    (row) => row.reference === reference && (row.unreached === true) !== unreached,
    ({ unreached: _, ...row }) => ({ ...row, ...(unreached && { unreached }) }),
  );
};

/** Has a mail sent again. */
export const useRetry = (subject: MailSubject) => {
  const { desk } = useClients();
  const queries = useQueryClient();
  const toast = useToast();
  const notSaved = useNotSaved();
  const { kind, reference } = subject;
  const readAgain = (name: 'mails' | 'one') =>
    void queries.invalidateQueries({ queryKey: [kind, name, reference] });
  return useMutation({
    mutationFn: async (id: string) => desk[kind].retryMail(reference, id),
    onSuccess: (mails) => {
      queries.setQueryData(keyOfMails(subject), mails);
      readAgain('one');
      toast({ tone: 'success', text: messages.retried });
    },
    onError: (error) => {
      const isOver = error instanceof ApiError && ['conflict', 'not-found'].includes(error.kind);
      if (isOver) readAgain('mails');
      notSaved(isOver ? messages.changed : error);
    },
  });
};
