export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const YEAR_S = 31_536_000;

/**
 * Tolerance in ms for the clocks of two instances, and for the wait between reading the time and using it. A time that is
 * later still was written while a clock was wrong.
 */
export const CLOCK_TOLERANCE_MS = MINUTE_MS;
