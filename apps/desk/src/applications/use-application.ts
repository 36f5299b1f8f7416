import { ApiError } from '@example/api/problem';
import {
  type InfiniteData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import { useBackend } from '../backend/backend.ts';
import { failureText } from '../shell/failure-text.ts';
import { useToast } from '../shell/toasts.tsx';
import { words } from '../words/applications.ts';
import { keys } from './keys.ts';
import type {
  Application,
  ApplicationChange,
  ApplicationList,
  ApplicationRow,
} from '@example/api/desk';

/** One application with all that belongs to it. */
export const useApplication = (reference: string) => {
  const { desk } = useBackend();
  return useQuery({
    queryKey: keys.one(reference),
    queryFn: async ({ signal }) => desk.applications.read(reference, { signal }),
  });
};

type Pages = InfiniteData<ApplicationList>;

/** Shows a row's new facts in every list that holds it; the lists stay in their order. */
export const updateRow = (
  queries: QueryClient,
  reference: string,
  change: (row: ApplicationRow) => ApplicationRow,
): void => {
  queries.setQueriesData<Pages>(
    { queryKey: keys.lists },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) =>
          page.items.some((row) => row.reference === reference)
            ? {
                ...page,
                items: page.items.map((row) => (row.reference === reference ? change(row) : row)),
              }
            : page,
        ),
      },
  );
};

/** Keeps what the service says of an application, in its details and in the lists. */
export const keepApplication = (queries: QueryClient, application: Application): void => {
  const { reference, status, tags, version } = application;
  queries.setQueryData(keys.one(reference), application);
  updateRow(queries, reference, (row) => ({
    ...row,
    status,
    tags,
    version,
    notes: application.notes.length,
  }));
};

/** A change that was refused because somebody else was first. */
export interface Conflict {
  readonly before: Application;
  /** As it is now. */
  readonly theirs: Application;
  readonly mine: ApplicationChange;
}

/**
 * Changes an application at once, on the screen, and then at the service. Where somebody else was
 * first nothing is saved: `conflict` says what is there now, and the change can be made on that.
 */
export const useChange = (shown: Application) => {
  const { desk } = useBackend();
  const queries = useQueryClient();
  const toast = useToast();
  const [conflict, setConflict] = useState<Conflict>();
  const { reference } = shown;

  const mutation = useMutation({
    // One after the other: each needs the version that the one before made.
    scope: { id: `application ${reference}` },
    mutationFn: async (change: ApplicationChange) => {
      const { version } = queries.getQueryData<Application>(keys.one(reference)) ?? shown;
      return desk.applications.change(reference, change, { version });
    },
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey: keys.one(reference) });
      const before = queries.getQueryData<Application>(keys.one(reference)) ?? shown;
      keepApplication(queries, {
        ...before,
        status: change.status ?? before.status,
        tags: change.tags ?? before.tags,
      });
      return { before };
    },
    onSuccess: ({ outcome, application }, change, { before }) => {
      keepApplication(queries, application);
      if (outcome === 'stale') setConflict({ before, theirs: application, mine: change });
      else {
        setConflict(undefined);
        void queries.invalidateQueries({ queryKey: keys.choices });
      }
    },
    onError: (error, _change, kept) => {
      if (kept) keepApplication(queries, kept.before);
      if (error instanceof ApiError && error.status === 401) return;
      if (error instanceof ApiError && error.status === 409) {
        void queries.invalidateQueries({ queryKey: keys.one(reference) });
        toast({ tone: 'danger', text: `${words.notSaved} ${words.detail.withdrawnHint}` });
        return;
      }
      toast({ tone: 'danger', text: `${words.notSaved} ${failureText(error)}` });
    },
  });
  return {
    change: mutation.mutate,
    isSaving: mutation.isPending,
    conflict,
    keepTheirs: () => {
      setConflict(undefined);
    },
  };
};
