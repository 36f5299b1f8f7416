import { company } from './company.ts';
import { pageTitle } from './meta.ts';
import type { PageMeta } from './types.ts';

/** The two kinds of employment, fixed by spec §3 and §9; the numbers are those of the job list's `job_type`. */
export const jobTypes = [
  { id: 1, label: 'Full time' },
  { id: 2, label: 'Part time' },
] as const;

/** The number that stands for a job type in the job list. */
export type JobTypeId = (typeof jobTypes)[number]['id'];

export const careerMeta: PageMeta = {
  path: '/career',
  title: pageTitle('Browse Jobs'),
  description: `Open positions at ${company.name} in Kerala: software, GIS, cloud, system integration and utilities. Search by category, type and location.`,
};

/** Returns the `<title>` of a page of the list of vacancies, counted from 1. */
export const listTitle = (page: number): string =>
  page > 1 ? pageTitle(`Browse Jobs (page ${page})`) : careerMeta.title;

/** Returns the `<title>` of a vacancy's page. */
export const vacancyTitle = (job_title: string): string => pageTitle(`${job_title} | Browse Jobs`);

/** Every text of the career page (spec §2, "Career page", §4 and §8). */
export const career = {
  heading: 'Browse Jobs',
  intro:
    'We look for people who like to see their work used: at an airport counter, in a town hall, in the control room of a waterworks.',
  filters: {
    /** The accessible name of the form. */
    name: 'Search jobs',
    search: { label: 'Search', placeholder: 'Title, category, type or place' },
    category: { label: 'Job Category', all: 'All categories' },
    type: { label: 'Job Type', all: 'All types' },
    location: { label: 'Location', all: 'All locations' },
    submit: 'Search',
    reset: 'Reset',
  },
  /** The accessible name of the list of cards. */
  resultsName: 'Open positions',
  resultCount: (count: number): string => (count === 1 ? '1 job found' : `${count} jobs found`),
  searching: 'Searching jobs…',
  /** For a list of several pages. */
  more: {
    showMore: 'Show more',
    showPrevious: 'Show previous',
    /** Range of jobs shown, counted from 1. */
    shown: (first: number, last: number, total: number): string =>
      `Jobs ${first} to ${last} of ${total}`,
  },
  noJobs: 'Sorry currently No jobs Availiable',
  card: {
    category: 'Category',
    type: 'Type',
    lastDate: 'Last date for submission',
    office: 'Office',
    district: 'District',
    apply: 'Apply',
    moreDetails: 'More Details',
    /** Accessible names: the visible word first, then which job. */
    applyName: (job_title: string): string => `Apply for ${job_title}`,
    moreDetailsName: (job_title: string): string => `More Details about ${job_title}`,
  },
  loadFailure: {
    heading: 'The job list could not be loaded',
    text: `Something between this device and our service did not work, so we cannot show the vacancies just now. Please try again in a moment, or ask at ${company.emails.careers.label}.`,
    retry: 'Retry',
  },
  details: {
    close: 'Close',
    apply: 'Apply',
    loading: 'Loading the description…',
    loadFailure: {
      heading: 'The description could not be loaded',
      text: 'Something between this device and our service did not work. Please try again in a moment.',
      retry: 'Retry',
    },
  },
  /** For a link to a vacancy that is closed or never existed. */
  closed: {
    heading: 'This vacancy is not open',
    text: 'Its last date has passed, it has been filled, or the address has a typing mistake. Below are the positions that are open now.',
    over: (job_title: string): string =>
      `Applications for “${job_title}” are no longer taken: its last date has passed, or it has been filled.`,
    similar: 'Similar positions that are open',
    /** Continues a vacancy's title. */
    similarFacts: (district: string, lastDate: string): string =>
      `, ${district}. Last date for submission: ${lastDate}`,
    all: 'See all open positions',
  },
  /** The last dates as an iCalendar file; with `?job=ID` that of one vacancy. */
  calendar: { path: '/career.ics', linkLabel: 'Add the last date to your calendar' },
  feed: {
    path: '/career.atom',
    title: `Jobs at ${company.name}`,
  },
} as const;

/** Texts of the feed and the calendar of vacancies. Not part of `career`, which the page loads. */
export const vacancyDocuments = {
  calendar: {
    name: `Last dates of jobs at ${company.name}`,
    /** The name of the event. */
    event: (job_title: string): string => `Last date to apply: ${job_title}`,
  },
  feed: {
    subtitle: `Open positions at ${company.name}`,
    linkLabel: 'Open positions as an Atom feed',
    /** Place and last date of a vacancy, below its short description. */
    facts: (office: string, district: string, lastDate: string): string =>
      `${office}, ${district}. Last date for submission: ${lastDate}`,
  },
} as const;
