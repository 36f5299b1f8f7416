import { type jobOperations, jobSearchFrom, parseJobId } from '@example/api/jobs';
import { TENANT_ID } from '@example/api/limits';
import { ApiError } from '@example/api/problem';
import { Readable } from 'node:stream';
import { JSON_TYPE, type ListedVacancy, type Vacancies } from '../../features/vacancies/index.ts';
import { busy, tooMany } from '../../http/problem/index.ts';
import {
  type CachedResponse,
  sendCachedResponse,
  sendStream,
} from '../../http/cached-response/index.ts';
import { resolveClient } from '../../http/security/client.ts';
import { createShares, type Shares } from '../../http/security/shares.ts';
import type { HttpCall, HttpHandlers } from '../../auth/call.ts';

/**
 * Maximum number of long lists sent at the same time: to one address, and to all together. Each takes about 1 s of CPU
 * time.
 */
const OWN_LISTS = 2;
const ALL_LISTS = 20;
/** `Retry-After` while a list is being sent already, in s. */
const RETRY_SECONDS = 5;

/** @param rateLimit - true when addresses have shares of their own */
export const createListShares = (rateLimit: boolean): Shares =>
  createShares({ own: rateLimit ? OWN_LISTS : ALL_LISTS, all: ALL_LISTS });

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

const CACHING = 'private, no-cache';

const refuseParameter = (field: string, message: string) =>
  new ApiError('invalid-input', 'The query breaks a rule.', { errors: [{ field, message }] });

const checkTenant = ({ tenantId }: Query) => {
  if (tenantId === undefined || tenantId === String(TENANT_ID)) return;
  throw refuseParameter('tenantId', `There is no tenant but ${String(TENANT_ID)}.`);
};

const jobIdOf = ({ job_id: jobId }: Query): number => {
  const id = typeof jobId === 'string' ? parseJobId(jobId) : undefined;
  if (id !== undefined) return id;
  throw refuseParameter('job_id', 'The number of a vacancy, given once.');
};

/** Rules of the search parameters, as shown in errors. An empty parameter is ignored. */
const searchRules = {
  q: 'Part of a title, category, type, office or district, given once.',
  category: 'The number of a category, given once.',
  type: 'The number of one of the types, given once.',
  location: 'The number of a location, given once.',
  page: 'The number of a page, from 1, given once.',
} as const;

/** @throws ApiError of kind `invalid-input` for a parameter that a page of the site would leave out */
const searchOf = (query: Query) => {
  const given = Object.entries(searchRules).flatMap(([name, rule]) => {
    const value = query[name];
    if (value === undefined || value === '') return [];
    if (typeof value !== 'string') throw refuseParameter(name, rule);
    return [[name, value.trim(), rule] as const];
  });
  const search = jobSearchFrom(
    new URLSearchParams(Object.fromEntries(given.map(([name, value]) => [name, value]))),
  );
  for (const [name, value, rule] of given) {
    const isDefault = value === '' || (name === 'page' && value === '1');
    if (!isDefault && !Object.hasOwn(search, name)) throw refuseParameter(name, rule);
  }
  return query['job_id'] === undefined ? search : { ...search, job_id: jobIdOf(query) };
};

async function* toJson(portions: AsyncIterable<readonly ListedVacancy[]>) {
  let separator = '[';
  for await (const portion of portions) {
    yield separator + portion.map(({ job }) => JSON.stringify(job)).join();
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}

interface VacancyDeps {
  readonly vacancies: Vacancies;
}

const sendJson = async ({ request, reply }: HttpCall<VacancyDeps>, response: CachedResponse) =>
  sendCachedResponse(request, reply, response, { cacheControl: CACHING });

/** Creates the handlers of the public reads. */
export const vacancyHandlers = (
  lists: Shares,
): HttpHandlers<typeof jobOperations, VacancyDeps> => ({
  categories: async (call) =>
    sendJson(call, (await call.deps.vacancies.current()).answers.categories),
  locations: async (call) => {
    checkTenant(call.input as Query);
    return sendJson(call, (await call.deps.vacancies.current()).answers.locations);
  },
  list: async (call) => {
    const { deps, request, reply } = call;
    checkTenant(call.input as Query);
    const { answers, key, portions } = await deps.vacancies.current();
    const list = await answers.list();
    if (list) return sendJson(call, list);
    const release = lists.take(resolveClient(request), 1);
    if (release === 'own') throw tooMany(RETRY_SECONDS, 'The list is being sent to you already.');
    if (release === 'all') throw busy();
    reply.raw.once('close', release);
    return sendStream(request, reply, () => Readable.from(toJson(portions())), {
      contentType: JSON_TYPE,
      cacheControl: CACHING,
      version: key,
    });
  },
  search: async ({ deps, input, reply }) => {
    const query = input as Query;
    checkTenant(query);
    const search = searchOf(query);
    const page = await (await deps.vacancies.current()).search(search);
    return reply.header('Cache-Control', CACHING).send(page);
  },
  description: async ({ deps, input, reply }) => {
    const { publication } = await deps.vacancies.current();
    const { description } = await publication(jobIdOf(input as Query));
    return reply.header('Cache-Control', CACHING).send([{ description }]);
  },
});
