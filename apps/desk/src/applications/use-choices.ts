import { useQuery } from '@tanstack/react-query';
import { useBackend } from '../backend/backend.ts';
import { keys } from './filters.ts';

/** Reads the values that the list can be filtered by: vacancies with applications, and tags in use. */
export const useChoices = () => {
  const { desk } = useBackend();
  return useQuery({
    queryKey: keys.choices,
    queryFn: async ({ signal }) => desk.applications.choices({ signal }),
    staleTime: 300_000,
  });
};
