/** Returns the time, in ms since 1970. It is injected so that tests can set it. */
export type Clock = () => number;

/** UTC+05:30: Asia/Kolkata has had no summer time since 1945. */
const KOLKATA_OFFSET_MS = 5.5 * 3_600_000;

/** Returns the calendar day in Asia/Kolkata, `YYYY-MM-DD` (contract §4: `last_date`). */
export const dayInKolkata = (now: number): string =>
  new Date(now + KOLKATA_OFFSET_MS).toISOString().slice(0, 10);

/** Returns a time in Asia/Kolkata, `YYYY-MM-DDThh:mm:ss+05:30`. */
export const momentInKolkata = (at: number): string =>
  `${new Date(at + KOLKATA_OFFSET_MS).toISOString().slice(0, 19)}+05:30`;

/** Returns the start of a calendar day (`YYYY-MM-DD`) in Asia/Kolkata, in ms since 1970. */
export const startOfDayInKolkata = (day: string): number =>
  Date.parse(`${day}T00:00:00Z`) - KOLKATA_OFFSET_MS;
