import type { Application, ApplicationChange, ApplicationRow } from '@example/api/desk';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useClients } from '../clients/clients.ts';
import { ownerAfter } from '../details/owners.ts';
import { useChange } from '../details/use-change.ts';
import { defineRecord } from '../lists/define-record.ts';
import { updateRows } from '../lists/use-list.ts';

import { messages } from '../messages/applications.ts';
import { keys } from './filters.ts';
import { tagsAfter } from './tags.ts';
import { useDecisions } from './use-decisions.ts';

/** Shows applications as the service has answered of them, in every cached list that has them. */
export const showRows = (
  queries: QueryClient,
  outcomes: readonly {
    readonly reference: string;
    readonly application?: ApplicationRow | undefined;
  }[],
): void => {
  for (const { reference, application } of outcomes)
    if (application)
      updateRows<ApplicationRow>(
        queries,
        keys.lists,
        (row) => row.reference === reference,
        (row) => ({ ...row, ...application }),
      );
};

export const { useRecord: useApplication, useKeep: useKeepApplication } = defineRecord<
  Application,
  ApplicationRow,
  string
>({
  keys,
  idOf: ({ reference }) => reference,
  rowOf: ({ status, tags, owner, owner_name, version, notes }, row) => ({
    ...row,
    ...{ status, tags, owner, owner_name, version },
    notes: notes.length,
  }),
  read: async (desk, reference, options) => desk.applications.read(reference, options),
});

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
    keep: useKeepApplication(),
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
