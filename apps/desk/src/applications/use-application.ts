import type { Application, ApplicationChange, ApplicationRow } from '@example/api/desk';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useClients } from '../clients/clients.ts';
import { ownerAfter } from '../details/owners.ts';
import { useChange } from '../details/use-change.ts';
import { updateRows } from '../lists/use-list.ts';
import { useRecord } from '../lists/use-record.ts';
import { messages } from '../messages/applications.ts';
import { keys } from './filters.ts';
import { tagsAfter } from './tags.ts';
import { useDecisions } from './use-decisions.ts';

/** Updates an application's row in every cached list that has it. */
export const updateRow = (
  queries: QueryClient,
  reference: string,
  change: (row: ApplicationRow) => ApplicationRow,
): void =>
  updateRows<ApplicationRow>(queries, keys.lists, (row) => row.reference === reference, change);

/** Shows an application from the service in the cached lists. */
const showInLists = (queries: QueryClient, application: Application): void => {
  const { reference, status, tags, owner, owner_name, version } = application;
  updateRow(queries, reference, (row) => ({
    ...row,
    status,
    tags,
    ...{ owner, owner_name },
    version,
    notes: application.notes.length,
  }));
};

/** Caches an application from the service, in its details and in the lists. */
export const keepApplication = (queries: QueryClient, application: Application): void => {
  queries.setQueryData(keys.one(application.reference), application);
  showInLists(queries, application);
};

export const useApplication = (reference: string) => {
  const { desk } = useClients();
  return useRecord(
    keys.one(reference),
    async (options) => desk.applications.read(reference, options),
    showInLists,
  );
};

export const useApplicationChange = (shown: Application) => {
  const { desk } = useClients();
  const queries = useQueryClient();
  const { show } = useDecisions();
  const { reference } = shown;
  return useChange<Application, ApplicationChange>({
    queryKey: keys.one(reference),
    shown,
    save: async (change, version) => desk.applications.change(reference, change, { version }),
    optimisticUpdate: (before, { status = before.status, tags = before.tags, owner }) => ({
      ...before,
      status,
      tags,
      ...ownerAfter(queries, 'applications', before, owner),
    }),
    keep: (application) => keepApplication(queries, application),
    rebase: ({ tags, ...others }, before, theirs) =>
      tags && Object.keys(others).length === 0
        ? { tags: tagsAfter(before.tags, tags, theirs.tags) }
        : undefined,
    onSaved: (application, { status }) => {
      const { untold, name, job_title } = application;
      if (untold && status !== undefined)
        show({
          status: application.status,
          parts: [
            { decision: untold.decision, people: [{ reference, name, job_title, mailed: false }] },
          ],
          until: performance.now() + untold.undo_ms,
        });
      void queries.invalidateQueries({ queryKey: keys.choices });
    },
    refusal: messages.detail.withdrawnHint,
  });
};
