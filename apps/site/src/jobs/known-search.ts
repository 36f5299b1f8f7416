import { type JobSearch, jobSearchFrom } from '@example/api/jobs';
import type { CareerData } from './load-career.ts';

/** The choices of the dropdowns. */
export type Choices = Pick<Extract<CareerData, { status: 'loaded' }>, 'categories' | 'locations'>;

/** Reads a search from a URL. Ignores a category or location that is no choice, which no dropdown could show. */
export const knownSearchFrom = (
  params: URLSearchParams,
  { categories, locations }: Choices,
): JobSearch => {
  const { category, location, ...search } = jobSearchFrom(params);
  return {
    ...search,
    ...(category && categories.some(({ id }) => id === category) ? { category } : {}),
    ...(location && locations.some(({ fk_district_id: id }) => id === location)
      ? { location }
      : {}),
  };
};
