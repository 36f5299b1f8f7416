import {
  type JobCategory,
  type JobLocation,
  type JobSearch,
  jobSearchFrom,
} from '@example/api/jobs';

/** The choices of the dropdowns. */
export interface Choices {
  readonly categories: readonly JobCategory[];
  readonly locations: readonly JobLocation[];
}

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
