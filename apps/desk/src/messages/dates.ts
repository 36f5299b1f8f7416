const ZONE = 'Asia/Kolkata';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: ZONE });
const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: ZONE,
});

/**
 * Formats a moment as `7 Nov 2026`, in Asia/Kolkata.
 *
 * @param at - ms since 1970
 */
export const dayOf = (at: number): string => day.format(at);

/**
 * Formats a moment as `7 Nov 2026, 14:05 IST`, in Asia/Kolkata. The zone is named for those who are elsewhere.
 *
 * @param at - ms since 1970
 */
export const momentOf = (at: number): string => `${moment.format(at)} IST`;

/**
 * Formats a day as `7 Nov 2026`.
 *
 * @param date - `yyyy-MM-dd`
 */
export const dayText = (date: string): string => dayOf(Date.parse(date));

/** UTC+05:30: Asia/Kolkata has had no summer time since 1945. */
const ZONE_MS = 5.5 * 3_600_000;

/**
 * Returns the day in Asia/Kolkata, `yyyy-MM-dd`.
 *
 * @param at - ms since 1970
 */
export const dateOf = (at: number): string => new Date(at + ZONE_MS).toISOString().slice(0, 10);

/** Returns the day some days later, `yyyy-MM-dd`. */
export const daysAfter = (date: string, days: number): string => {
  const later = new Date(date);
  later.setUTCDate(later.getUTCDate() + days);
  return later.toISOString().slice(0, 10);
};

/** Returns the next day, `yyyy-MM-dd`. */
export const dayAfter = (date: string): string => daysAfter(date, 1);

const DAY_MS = 24 * 3_600_000;

/** Returns the number of days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS;
