/** The time, in ms since 1970; injected so that tests decide what day it is. */
export type Clock = () => number;

/** Asia/Kolkata has been at UTC+05:30, without summer time, since 1945. */
const KOLKATA_OFFSET_MS = 5.5 * 3_600_000;

/** The calendar day in Asia/Kolkata, `YYYY-MM-DD` (contract §4: `last_date`). */
export const dayInKolkata = (now: number): string =>
  new Date(now + KOLKATA_OFFSET_MS).toISOString().slice(0, 10);

/** A moment as Asia/Kolkata's clocks show it, `YYYY-MM-DDThh:mm:ss+05:30`. */
export const momentInKolkata = (at: number): string =>
  `${new Date(at + KOLKATA_OFFSET_MS).toISOString().slice(0, 19)}+05:30`;

/** When a calendar day (`YYYY-MM-DD`) begins in Asia/Kolkata, in ms since 1970. */
export const startOfDayInKolkata = (day: string): number =>
  Date.parse(`${day}T00:00:00Z`) - KOLKATA_OFFSET_MS;
