import { type DeskColleague, NO_OWNER } from '@example/api/desk';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useClients } from '../clients/clients.ts';
import { messages } from '../messages/owners.ts';
import { useSession } from '../session/session.ts';

/** Lists whose rows have owners. */
export type OwnedArea = 'applications' | 'enquiries' | 'vacancies';

const colleaguesKey = (area: OwnedArea) => [area, 'colleagues'] as const;

/** Reads the members who can own the rows of a list, and those who no longer can but do. */
const useColleagues = (area: OwnedArea) => {
  const { desk } = useClients();
  return useQuery({
    queryKey: colleaguesKey(area),
    queryFn: async ({ signal }) => desk[area].colleagues({ signal }),
    staleTime: 300_000,
  });
};

const nameIn = (colleagues: readonly DeskColleague[] | undefined, code: string | null) =>
  colleagues?.find(({ employee_code }) => employee_code === code)?.name ?? code;

interface Owned {
  readonly owner: string | null;
  readonly owner_name: string | null;
}

/** Returns the owner after a change, for display before it is saved. */
export const ownerAfter = (
  queries: QueryClient,
  area: OwnedArea,
  before: Owned,
  owner: string | null = before.owner,
): Owned => {
  if (owner === before.owner) return { owner, owner_name: before.owner_name };
  return { owner, owner_name: nameIn(queries.getQueryData(colleaguesKey(area)), owner) };
};

/** Returns label and formatter of the owner in a conflict. */
export const useOwnerLabel = (area: OwnedArea) => {
  const { data } = useColleagues(area);
  return { label: messages.owner, format: (owner: string | null) => nameIn(data, owner) ?? '' };
};

/** Returns the choices of a list's filter by owner: the member's own first. */
export const useOwnerChoices = (area: OwnedArea) => {
  const { employee_code: own } = useSession();
  const { data = [] } = useColleagues(area);
  const mine = data.filter(({ employee_code }) => employee_code === own);
  const others = data.filter(({ employee_code }) => employee_code !== own);
  return [
    ...mine.map(() => ({ value: own, label: messages.mine })),
    { value: NO_OWNER, label: messages.nobody },
    ...others.map(({ employee_code: value, name: label }) => ({ value, label })),
  ];
};

/** Value of the choice of nobody in a field. */
const NOBODY = '';

/** Returns the members to whom something can be given, the member first, and nobody. */
export const useOwnerOptions = (area: OwnedArea) => {
  const { employee_code: own } = useSession();
  const { data = [] } = useColleagues(area);
  const present = data.filter(({ gone }) => gone !== true);
  const mine = present.filter(({ employee_code }) => employee_code === own);
  const others = present.filter(({ employee_code }) => employee_code !== own);
  return {
    mayOwn: mine.length > 0,
    own,
    options: [
      { value: NOBODY, label: messages.nobody },
      ...mine.map(({ name }) => ({ value: own, label: messages.me(name) })),
      ...others.map(({ employee_code: value, name: label }) => ({ value, label })),
    ],
    /** Returns the owner of an option's value. */
    ownerOf: (value: string) => (value === NOBODY ? null : value),
  };
};
