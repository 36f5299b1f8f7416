import type { UndoOutcome } from '@example/api/desk';
import { ApiError } from '@example/api/problem';
import { useMutation } from '@tanstack/react-query';
import type { Pending } from '../applications/use-decisions.ts';
import { useClients } from '../clients/clients.ts';
import { callInTurn } from '../clients/call-in-turn.ts';
import { messages } from '../messages/decisions.ts';
import { shortName } from '../messages/short-name.ts';
import { failureText } from '../toasts/failure-text.ts';
import { useToast } from '../toasts/toasts.tsx';
import { peopleOf } from './pending.ts';
import { useShowChanged } from './use-decide.ts';
import { keepTyped } from './use-decision-form.ts';

const texts = messages.undo;

interface Undoing {
  readonly pending: Pending;
  readonly references: ReadonlySet<string>;
}

/**
 * Undoes a decision for some of its applicants.
 *
 * @param leaveOut - is called with those for whom nothing more can be undone
 * @param say - reads aloud who was taken back, or withdraws what was read
 */
export const useUndo = (
  leaveOut: (id: number, references: ReadonlySet<string>) => void,
  say: (said: string) => void,
) => {
  const { desk } = useClients();
  const toast = useToast();
  const showChanged = useShowChanged();
  return useMutation({
    mutationFn: async ({ pending, references }: Undoing) => {
      const parts = pending.parts.flatMap(({ decision, people }) => {
        const chosen = people.flatMap(({ reference }) =>
          references.has(reference) ? [reference] : [],
        );
        return chosen.length > 0 ? [{ decision, references: chosen }] : [];
      });
      const { answers, failure } = await callInTurn(parts, async (part) =>
        desk.applications.undo(part),
      );
      return { results: answers.flatMap(({ results }): UndoOutcome[] => results), failure };
    },
    onSuccess: ({ results, failure }, { pending }) => {
      leaveOut(pending.id, new Set(results.map(({ reference }) => reference)));
      if (failure) toast({ tone: 'danger', text: `${texts.failed} ${failureText(failure)}` });
      showChanged(results);
      const people = peopleOf(pending);
      const nameOf = new Map(people.map(({ reference, name }) => [reference, name]));
      const taken = new Set(results.map((one) => one.outcome === 'undone' && one.reference));
      const back = people.filter(({ reference }) => taken.has(reference));
      if (pending.draft) keepTyped(pending.draft, back);
      const undone = back.map(({ name }) => name);
      // While some are left, a toast would cover the buttons for them.
      const isPart = undone.length > 0 && undone.length < people.length;
      say(isPart ? texts.undone(undone) : '');
      if (!isPart && undone.length > 0) toast({ tone: 'success', text: texts.undone(undone) });
      for (const { reference, outcome } of results) {
        if (outcome === 'undone') continue;
        const name = shortName(nameOf.get(reference) ?? reference);
        toast({ tone: 'danger', text: `${name}: ${texts.failed} ${texts.outcomes[outcome]}` });
      }
    },
    onError: (error, { pending, references }) => {
      const isLate = error instanceof ApiError && error.kind === 'conflict';
      if (isLate) leaveOut(pending.id, references);
      const why = isLate ? texts.outcomes.told : failureText(error);
      toast({ tone: 'danger', text: `${texts.failed} ${why}` });
      showChanged([]);
    },
  });
};
