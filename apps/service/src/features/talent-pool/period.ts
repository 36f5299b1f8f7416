import { dayInKolkata } from '../../runtime/clock/clock.ts';
import type { Retention } from '../../runtime/settings/index.ts';
import { DAY_MS } from '../../runtime/clock/durations.ts';

/** Returns the time until which an application that joins the talent pool now stays in it. */
export const poolEnd = ({ talentPool }: Pick<Retention, 'talentPool'>, now: number): number =>
  now + talentPool * DAY_MS;

/** Returns a time as a day in mails (spec §9), `dd-MM-yyyy`. */
export const dayInMails = (at: number): string =>
  dayInKolkata(at).split('-').toReversed().join('-');
