import { type Changed, type Vacancy, type VacancyRow, vacancyRowSchema } from '@example/api/desk';
import { ApiError } from '@example/api/problem';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useClients } from '../clients/clients.ts';
import { isOutdatedBy } from '../clients/is-unsure.ts';
import { defineRecord } from '../lists/define-record.ts';
import { failureText } from '../toasts/failure-text.ts';
import { useNotSaved, useToast } from '../toasts/toasts.tsx';
import { useToldWhenLeft } from '../toasts/use-left.ts';
import { messages } from '../messages/vacancies.ts';
import { keys } from './filters.ts';

/** Reads the categories, locations and job types of the form. */
export const useVacancyChoices = () => {
  const { desk } = useClients();
  return useQuery({
    queryKey: keys.choices,
    queryFn: async ({ signal }) => desk.vacancies.choices({ signal }),
    staleTime: 300_000,
  });
};

export const useVacancyPreview = ({ job_id, version }: Pick<Vacancy, 'job_id' | 'version'>) => {
  const { desk } = useClients();
  return useQuery({
    queryKey: keys.preview(job_id, version),
    queryFn: async ({ signal }) => desk.vacancies.preview(job_id, { signal }),
  });
};

export const { useRecord: useVacancy, useKeep: useKeepVacancy } = defineRecord<
  Vacancy,
  VacancyRow,
  number
>({
  keys,
  idOf: ({ job_id }) => job_id,
  rowOf: (vacancy) => vacancyRowSchema.parse(vacancy),
  read: async (desk, jobId, options) => desk.vacancies.read(jobId, options),
});

/** Returns a function that caches a new vacancy and reads the lists again, because none has it. */
export const useKeepNew = () => {
  const queries = useQueryClient();
  return (vacancy: Vacancy) => {
    queries.setQueryData(keys.one(vacancy.job_id), vacancy);
    void queries.resetQueries({ queryKey: keys.lists });
  };
};

/** Returns a function that drops a deleted vacancy from the cache and reads the lists again. */
export const useForget = () => {
  const queries = useQueryClient();
  return ({ job_id }: Pick<Vacancy, 'job_id'>) => {
    queries.removeQueries({ queryKey: keys.one(job_id) });
    void queries.resetQueries({ queryKey: keys.lists });
  };
};

interface Deed<Input> {
  readonly vacancy: Vacancy;
  readonly run: (input: Input, version: number) => Promise<Changed<Vacancy>>;
  readonly done: (vacancy: Vacancy) => string;
  readonly onDone?: () => void;
}

/**
 * Runs an action on the version of a vacancy that is shown. If the vacancy has changed meanwhile, shows its
 * current state instead.
 */
export const useDeed = <Input>({ vacancy, run, done, onDone }: Deed<Input>) => {
  const queries = useQueryClient();
  const keep = useKeepVacancy();
  const toast = useToast();
  const notSaved = useNotSaved();
  const toldWhenLeft = useToldWhenLeft();
  return useMutation({
    mutationFn: async (input: Input) => run(input, vacancy.version),
    onSuccess: ({ outcome, current }) => {
      keep(current);
      if (outcome === 'changed') toast({ tone: 'success', text: done(current) });
      else toast({ tone: 'danger', text: messages.detail.stale });
      onDone?.();
    },
    onError: (error) => {
      if (isOutdatedBy(error))
        void queries.invalidateQueries({ queryKey: keys.one(vacancy.job_id) });
      if (!(error instanceof ApiError) || error.kind !== 'conflict') {
        toldWhenLeft(error);
        return;
      }
      notSaved(messages.detail.refused);
      onDone?.();
    },
  });
};

/** Returns the failure for a deed's dialog; `undefined` for 401 and 409, which are reported elsewhere. */
export const deedFailure = (error: Error | null): string | undefined => {
  if (error === null) return undefined;
  const isTold = error instanceof ApiError && ['sign-in-required', 'conflict'].includes(error.kind);
  return isTold ? undefined : failureText(error);
};
