import { useQuery } from '@tanstack/react-query';
import { useClients } from '../clients/clients.ts';
import { keys } from './filters.ts';

/** Reads the values that the list can be filtered by: vacancies with applications, and tags in use. */
export const useChoices = () => {
  const { desk } = useClients();
  return useQuery({
    queryKey: keys.choices,
    queryFn: async ({ signal }) => desk.applications.choices({ signal }),
    staleTime: 300_000,
  });
};
