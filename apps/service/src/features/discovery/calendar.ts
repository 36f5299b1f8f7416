import { careerMeta, vacancyDocuments } from '@example/content/career';
import { company } from '@example/content/company';
import ical, { ICalEventTransparency } from 'ical-generator';
import type { ListedVacancy } from '../vacancies/index.ts';

/** Maximum number of events in the calendar. It contains the next ones. */
export const MOST_EVENTS = 500;

/** Time zone of the last dates, for a calendar without an event: one component is required (RFC 5545, §3.6). */
const TIME_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Kolkata',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

/**
 * Formats the last dates of vacancies as an iCalendar file (RFC 5545), with all-day events that show as free time.
 *
 * @param publicOrigin - scheme and host of the vacancies' URLs
 */
export const writeCalendar = (
  vacancies: readonly ListedVacancy[],
  publicOrigin: string,
): string => {
  const { calendar: words } = vacancyDocuments;
  const calendar = ical({
    name: words.name,
    prodId: { company: company.name, product: careerMeta.path, language: 'EN' },
  });
  const { host } = new URL(publicOrigin);
  for (const { job, changedAt } of vacancies) {
    const changed = new Date(changedAt);
    const url = `${publicOrigin}${careerMeta.path}?job=${String(job.job_id)}`;
    calendar.createEvent({
      id: `vacancy-${String(job.job_id)}@${host}`,
      allDay: true,
      start: new Date(`${job.last_date}T00:00:00Z`),
      stamp: changed,
      lastModified: changed,
      summary: words.event(job.job_title),
      description: `${job.job_short_desc}\n\n${url}`,
      url,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  const text = calendar.toString();
  // Each line ends with a line break, the last one too (§3.1).
  return `${vacancies.length > 0 ? text : text.replace('END:VCALENDAR', `${TIME_ZONE}\r\n$&`)}\r\n`;
};
