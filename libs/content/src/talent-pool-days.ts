/**
 * Days for which the talent pool keeps an application. A module of its own, since the form says it, which loads nothing
 * else of the retention periods.
 */
export const TALENT_POOL_DAYS = 730;
