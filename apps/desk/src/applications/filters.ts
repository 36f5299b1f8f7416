import { type ApplicationStatus, applicationStatuses } from '@example/api/accounts';

/** In which order applications are listed. */
export const orders = ['newest', 'oldest', 'name', 'nameDown'] as const;
export type Order = (typeof orders)[number];

/** What the list is limited to; all of it stands in the address. */
export interface Filters {
  readonly q: string;
  readonly job: number | undefined;
  readonly status: ApplicationStatus | undefined;
  readonly tag: string;
  readonly order: Order;
}

const oneOf = <T extends string>(known: readonly T[], value: string | null): T | undefined =>
  known.find((one) => one === value);

/** The filters of an address; what it does not say, or says wrongly, limits nothing. */
export const readFilters = (params: URLSearchParams): Filters => {
  const job = Number(params.get('job') ?? Number.NaN);
  return {
    q: params.get('q') ?? '',
    job: Number.isSafeInteger(job) && job > 0 ? job : undefined,
    status: oneOf(applicationStatuses, params.get('status')),
    tag: params.get('tag') ?? '',
    order: oneOf(orders, params.get('order')) ?? 'newest',
  };
};

/** The address of filters: only what limits or orders otherwise is said. */
export const writeFilters = ({ q, job, status, tag, order }: Filters): URLSearchParams => {
  const params = new URLSearchParams();
  if (q !== '') params.set('q', q);
  if (job !== undefined) params.set('job', String(job));
  if (status !== undefined) params.set('status', status);
  if (tag !== '') params.set('tag', tag);
  if (order !== 'newest') params.set('order', order);
  return params;
};

/** Whether anything is left out of the list. */
export const isFiltered = ({ q, job, status, tag }: Filters): boolean =>
  q !== '' || job !== undefined || status !== undefined || tag !== '';
