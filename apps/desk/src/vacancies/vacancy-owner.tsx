import type { Vacancy } from '@example/api/desk';
import { useQueryClient } from '@tanstack/react-query';
import { useClients } from '../clients/clients.ts';
import { ChangeConflict } from '../details/change-conflict.tsx';
import { OwnerField } from '../details/owner-field.tsx';
import { ownerAfter, useOwnerLabel } from '../details/owners.ts';
import { useChange } from '../details/use-change.ts';
import { messages } from '../messages/vacancies.ts';
import { useMay } from '../session/session.ts';
import { keys } from './filters.ts';
import { useKeepVacancy } from './use-vacancy.ts';

/** The member who looks after a vacancy. */
export const VacancyOwner = ({ vacancy }: { readonly vacancy: Vacancy }) => {
  const { desk } = useClients();
  const queries = useQueryClient();
  const mayWrite = useMay('vacancies.write');
  const ownerLabel = useOwnerLabel('vacancies');
  const changing = useChange<Vacancy, Pick<Vacancy, 'owner'>>({
    queryKey: keys.one(vacancy.job_id),
    shown: vacancy,
    save: async ({ owner }, version) =>
      desk.vacancies.assign(vacancy.job_id, { owner }, { version }),
    optimisticUpdate: (before, { owner }) => ({
      ...before,
      ...ownerAfter(queries, 'vacancies', before, owner),
    }),
    keep: useKeepVacancy(),
    refusal: messages.detail.refused,
  });
  return (
    <>
      <OwnerField
        area="vacancies"
        owner={vacancy.owner}
        name={vacancy.owner_name}
        onChange={mayWrite ? (owner) => changing.change({ owner }) : undefined}
      />
      <ChangeConflict changing={changing} labels={{ owner: ownerLabel }} />
    </>
  );
};
