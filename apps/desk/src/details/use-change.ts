import type { Changed } from '@example/api/desk';
import { ApiError } from '@example/api/problem';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isOutdatedBy } from '../clients/is-unsure.ts';
import { messages } from '../messages/details.ts';
import { useNotSaved } from '../toasts/toasts.tsx';
import { useLeft } from '../toasts/use-left.ts';

/** A change that was refused because somebody else changed the same field first. */
export interface Conflict<T, Change> {
  readonly before: T;
  /** The current state. */
  readonly theirs: T;
  readonly mine: Change;
}

/** Returns whether somebody else changed a field that `mine` changes. */
const hasConflict = <T>(before: T, theirs: T, mine: object) =>
  Object.keys(mine).some((name) => {
    const key = name as keyof T;
    return JSON.stringify(before[key]) !== JSON.stringify(theirs[key]);
  });

interface ChangeOptions<T, Change> {
  readonly queryKey: QueryKey;
  readonly shown: T;
  readonly save: (change: Change, version: number) => Promise<Changed<T>>;
  /** Applies the change to the item, for display before it is saved. */
  readonly optimisticUpdate: (before: T, change: Change) => T;
  /** Caches the current item, in the details and in the lists. */
  readonly keep: (current: T) => void;
  /** Returns the change that keeps both, where somebody else has changed the same field; `undefined` if none does. */
  readonly rebase?: (change: Change, before: T, theirs: T) => Change | undefined;
  readonly onSaved?: (current: T, change: Change) => void;
  /** Reason of a refusal with status 409, as a sentence. */
  readonly refusal: string;
}

/**
 * Changes an item optimistically: on the screen at once, then at the service. When somebody else has changed
 * the same field, and no `rebase` keeps both, nothing is saved: `conflict` holds the current state, and the change can
 * be repeated on it.
 * Changes of theirs to other fields are kept.
 */
export const useChange = <T extends { readonly version: number }, Change extends object>({
  queryKey,
  shown,
  save,
  optimisticUpdate,
  keep,
  rebase,
  onSaved,
  refusal,
}: ChangeOptions<T, Change>) => {
  const queries = useQueryClient();
  const notSaved = useNotSaved();
  const isLeft = useLeft();
  const [conflict, setConflict] = useState<Conflict<T, Change>>();
  const befores = useRef(new WeakMap<Change, T>());
  const latest = () => queries.getQueryData<T>(queryKey) ?? shown;

  const mutation = useMutation({
    // Saves run one after the other: each needs the version that the one before created.
    scope: { id: queryKey.join(' ') },
    mutationFn: async (change: Change) => {
      const first = await save(change, latest().version);
      const before = befores.current.get(change);
      if (first.outcome !== 'stale' || !before) return first;
      const again = hasConflict(before, first.current, change)
        ? rebase?.(change, before, first.current)
        : change;
      return again ? save(again, first.current.version) : first;
    },
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey });
      const before = latest();
      befores.current.set(change, before);
      keep(optimisticUpdate(before, change));
      return { before };
    },
    onSuccess: ({ outcome, current }, change, { before }) => {
      keep(current);
      if (outcome === 'stale') {
        setConflict({ before, theirs: current, mine: change });
        if (isLeft()) notSaved(messages.changedFirst);
      } else {
        setConflict(undefined);
        onSaved?.(current, change);
      }
    },
    onError: (error, _change, kept) => {
      if (kept) keep(kept.before);
      if (!(error instanceof ApiError) || error.kind !== 'sign-in-required') {
        const isRefused = error instanceof ApiError && error.kind === 'conflict';
        if (isOutdatedBy(error)) void queries.invalidateQueries({ queryKey });
        notSaved(isRefused ? refusal : error);
      }
    },
  });
  return {
    change: mutation.mutate,
    isSaving: mutation.isPending,
    conflict,
    keepTheirs: () => setConflict(undefined),
  };
};
