import { useQuery } from '@tanstack/react-query';
import { useBackend } from '../backend/backend.ts';
import { keys } from './keys.ts';

/** What the list can be limited to: vacancies that were applied for, tags in use. */
export const useChoices = () => {
  const { desk } = useBackend();
  return useQuery({
    queryKey: keys.choices,
    queryFn: async ({ signal }) => desk.applications.choices({ signal }),
    staleTime: 300_000,
  });
};
