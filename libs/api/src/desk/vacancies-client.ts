import {
  type CallOptions,
  type FetchFunction,
  type HttpClient,
  parseAnswer,
} from '../http/index.ts';
import { type Changed, changeSeen, queryOf } from './calls.ts';
import {
  type Vacancy,
  type VacancyChoices,
  vacancyChoicesSchema,
  type VacancyExtension,
  type VacancyFields,
  type VacancyList,
  vacancyListSchema,
  type VacancyPreview,
  vacancyPreviewSchema,
  type VacancyPublication,
  type VacancyQuery,
  vacancySchema,
} from './vacancies.ts';

type Seen = CallOptions & {
  /** Version at which the vacancy was read. */
  readonly version: number;
};

/** Client for the vacancies, drafts and closed ones included. */
export interface DeskVacanciesClient {
  /** @throws ApiError */
  list(query: VacancyQuery, options?: CallOptions): Promise<VacancyList>;
  /**
   * Returns the categories, locations and job types of the form.
   *
   * @throws ApiError
   */
  choices(options?: CallOptions): Promise<VacancyChoices>;
  /** @throws ApiError, of kind `not-found` too */
  read(jobId: number, options?: CallOptions): Promise<Vacancy>;
  /**
   * Returns the vacancy as the public will see it.
   *
   * @throws ApiError, of kind `not-found` too
   */
  preview(jobId: number, options?: CallOptions): Promise<VacancyPreview>;
  /**
   * Creates a draft.
   *
   * @throws ApiError
   */
  create(fields: VacancyFields, options?: CallOptions): Promise<Vacancy>;
  /**
   * Creates a draft from another vacancy.
   *
   * @throws ApiError
   */
  copy(jobId: number, options?: CallOptions): Promise<Vacancy>;
  /** @throws ApiError */
  change(jobId: number, fields: Partial<VacancyFields>, seen: Seen): Promise<Changed<Vacancy>>;
  /**
   * Publishes the vacancy, from today or another day.
   *
   * @throws ApiError; with status 409 when it is open
   */
  publish(jobId: number, when: VacancyPublication, seen: Seen): Promise<Changed<Vacancy>>;
  /**
   * Moves the last day to a later one.
   *
   * @throws ApiError; with status 409 when the staff closed it
   */
  extend(jobId: number, until: VacancyExtension, seen: Seen): Promise<Changed<Vacancy>>;
  /**
   * Closes the vacancy: the site no longer shows it.
   *
   * @throws ApiError; with status 409 for a draft or a closed one
   */
  close(jobId: number, seen: Seen): Promise<Changed<Vacancy>>;
  /**
   * Deletes a draft or a sample and returns its last state.
   *
   * @throws ApiError; with status 409 for any other
   */
  delete(jobId: number, seen: Seen): Promise<Changed<Vacancy>>;
}

const VACANCIES = 'desk/vacancies';

const one = (jobId: number, part = '') => `${VACANCIES}/${String(jobId)}${part}`;

export const createVacanciesClient = (
  http: HttpClient,
  fetchFn: FetchFunction,
): DeskVacanciesClient => {
  const changed = async (
    operation: string,
    change: object,
    seen: Seen,
    method: 'PATCH' | 'POST' = 'POST',
  ) =>
    changeSeen(http, operation, change, { ...seen, schema: vacancySchema, method, fetch: fetchFn });
  return {
    async list(query, options) {
      return parseAnswer(vacancyListSchema, await http.get(VACANCIES, queryOf(query), options));
    },
    async choices(options) {
      const answer = await http.get(`${VACANCIES}/choices`, {}, options);
      return parseAnswer(vacancyChoicesSchema, answer);
    },
    async read(jobId, options) {
      return parseAnswer(vacancySchema, await http.get(one(jobId), {}, options));
    },
    async preview(jobId, options) {
      const answer = await http.get(one(jobId, '/preview'), {}, options);
      return parseAnswer(vacancyPreviewSchema, answer);
    },
    async create(fields, options) {
      return parseAnswer(vacancySchema, await http.post(VACANCIES, fields, options));
    },
    async copy(jobId, options) {
      return parseAnswer(vacancySchema, await http.post(one(jobId, '/copy'), {}, options));
    },
    change: async (jobId, fields, seen) => changed(one(jobId), fields, seen, 'PATCH'),
    publish: async (jobId, when, seen) => changed(one(jobId, '/publish'), when, seen),
    extend: async (jobId, until, seen) => changed(one(jobId, '/extend'), until, seen),
    close: async (jobId, seen) => changed(one(jobId, '/close'), {}, seen),
    delete: async (jobId, seen) => changed(one(jobId, '/delete'), {}, seen),
  };
};
