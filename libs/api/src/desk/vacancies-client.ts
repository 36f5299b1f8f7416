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
  /** The one it was seen at. */
  readonly version: number;
};

/** The vacancies, drafts and closed ones too. */
export interface DeskVacanciesClient {
  /** @throws ApiError */
  list(query: VacancyQuery, options?: CallOptions): Promise<VacancyList>;
  /** What a vacancy can be of. @throws ApiError */
  choices(options?: CallOptions): Promise<VacancyChoices>;
  /** @throws ApiError, of kind `not-found` too */
  read(jobId: number, options?: CallOptions): Promise<Vacancy>;
  /** As the public will see it. @throws ApiError, of kind `not-found` too */
  preview(jobId: number, options?: CallOptions): Promise<VacancyPreview>;
  /** Makes a draft. @throws ApiError */
  create(fields: VacancyFields, options?: CallOptions): Promise<Vacancy>;
  /** Makes a draft of what another vacancy says. @throws ApiError */
  copy(jobId: number, options?: CallOptions): Promise<Vacancy>;
  /** @throws ApiError */
  change(jobId: number, fields: Partial<VacancyFields>, seen: Seen): Promise<Changed<Vacancy>>;
  /** Shows it, from today on or another day. @throws ApiError; with status 409 where it is open */
  publish(jobId: number, when: VacancyPublication, seen: Seen): Promise<Changed<Vacancy>>;
  /** Gives it a later last day. @throws ApiError; with status 409 where somebody closed it */
  extend(jobId: number, until: VacancyExtension, seen: Seen): Promise<Changed<Vacancy>>;
  /** Shows it no more. @throws ApiError; with status 409 where it is a draft or closed */
  close(jobId: number, seen: Seen): Promise<Changed<Vacancy>>;
  /** Deletes a draft or a sample; gives it back as it was. @throws ApiError; with status 409 where it is another */
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
