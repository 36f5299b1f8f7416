import type { DecisionOutcome } from '@example/api/desk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '../applications/filters.ts';
import { showRows } from '../applications/use-application.ts';
import type { Draft, Pending, Seen, Wanted } from '../applications/use-decisions.ts';
import { useClients } from '../clients/clients.ts';
import { useSavedInPart } from '../toasts/toasts.tsx';
import { decideAll } from './decide.ts';
import { keepTyped } from './use-decision-form.ts';

interface Deciding {
  readonly seen: readonly Seen[];
  readonly wanted: Wanted;
  readonly key: string;
  /** Text typed for it. */
  readonly draft?: Draft | undefined;
}

/** Applications on which was not decided, and what was wanted for them. */
interface Left extends Pick<Deciding, 'seen' | 'wanted' | 'draft'> {
  readonly outcomes: readonly (DecisionOutcome & {
    readonly outcome: Exclude<DecisionOutcome['outcome'], 'decided'>;
  })[];
  /** Number of applications on which was decided. */
  readonly done: number;
}

/** Updates what the desk shows of applications that were decided on or undone. */
export const useShowChanged = () => {
  const queries = useQueryClient();
  return (outcomes: Parameters<typeof showRows>[1]) => {
    showRows(queries, outcomes);
    void queries.invalidateQueries({ queryKey: keys.choices });
    for (const kind of ['one', 'mails'])
      void queries.invalidateQueries({ queryKey: ['applications', kind] });
  };
};

/** Decides on applications. `left` are those that others have changed meanwhile. */
export const useDecide = (show: (pending: Omit<Pending, 'id'>) => void) => {
  const { desk } = useClients();
  const showChanged = useShowChanged();
  const savedInPart = useSavedInPart();
  const [left, setLeft] = useState<Left>();
  const mutation = useMutation({
    mutationFn: async ({ seen, wanted, key }: Deciding) => {
      const begun = performance.now();
      return { begun, ...(await decideAll(desk, seen, { wanted, key })) };
    },
    onSuccess: ({ begun, parts, outcomes, undoMs, failure }, { seen, wanted, draft }) => {
      showChanged(outcomes);
      if (failure) savedInPart(outcomes.length, seen.length, failure);
      if (parts.length > 0) show({ status: wanted.status, parts, until: begun + undoMs, draft });
      // A mail or a reason that comes too late is told; a mere status is as wanted.
      const hasWords = wanted.mail !== undefined || wanted.note !== undefined;
      const others = outcomes.filter(
        (one): one is Left['outcomes'][number] =>
          one.outcome !== 'decided' && (hasWords || one.outcome !== 'already'),
      );
      const done = outcomes.filter(({ outcome }) => outcome === 'decided').length;
      setLeft(others.length > 0 ? { seen, wanted, draft, outcomes: others, done } : undefined);
    },
  });
  return {
    decide: mutation.mutateAsync,
    decideAside: mutation.mutate,
    isPending: mutation.isPending,
    left,
    leave: () => {
      const stale = new Set(left?.outcomes.map((one) => one.outcome === 'stale' && one.reference));
      if (left?.draft)
        keepTyped(
          left.draft,
          left.seen.filter(({ reference }) => stale.has(reference)),
        );
      setLeft(undefined);
    },
  };
};
