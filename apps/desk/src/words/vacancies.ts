import type { VacancyStatus } from '@example/api/desk';
import { type JobTypeId, jobTypes } from '@example/content/career';
import { plural } from './lists.ts';

const statuses: Readonly<Record<VacancyStatus, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  open: 'Open',
  closed: 'Closed',
};

const fields = {
  job_title: 'Title',
  job_short_desc: 'Short description',
  description: 'Description',
  category_id: 'Category',
  job_type: 'Job type',
  vch_office: 'Office',
  int_location_id: 'Location',
  first_date: 'First day',
  last_date: 'Last day',
} as const;

/** The words of the vacancies. */
export const words = {
  title: 'Vacancies',
  statuses,
  fields,
  count: (total: number) => plural(total, 'vacancy', 'vacancies'),
  columns: {
    number: 'No.',
    title: 'Title',
    category: 'Category',
    place: 'Location',
    status: 'Status',
    applications: 'Applied',
    lastDate: 'Last day',
  },
  loading: 'Vacancies are loading',
  filters: {
    searchPlaceholder: 'Title, location or number',
    status: 'Status',
    anyStatus: 'Any status',
    category: 'Category',
    anyCategory: 'All categories',
  },
  orders: {
    newest: 'Newest first',
    oldest: 'Oldest first',
    title: 'Title, A to Z',
    titleDown: 'Title, Z to A',
    lastDate: 'Closing soonest',
    lastDateDown: 'Closing latest',
  },
  none: {
    heading: 'No vacancies yet',
    text: 'Write the first one: it stays a draft until you publish it.',
    matching: 'No vacancy matches',
  },
  create: 'New vacancy',
  detail: {
    label: 'Vacancy',
    back: 'All vacancies',
    previous: 'Previous vacancy',
    next: 'Next vacancy',
    loading: 'The vacancy is loading',
    number: 'Number',
    applications: 'Applications',
    noDay: 'None yet',
    preview: 'As visitors see it',
    previewOf: {
      draft: 'Nobody sees it before it is published.',
      scheduled: (day: string) => `Nobody sees it before ${day}.`,
      open: 'It is on the site now.',
      closed: 'It is not on the site any more.',
    },
    closedBy: {
      hand: 'Somebody closed it. Publish it to open it again.',
      date: 'Its last day is past. Extend it to open it again.',
    },
    edit: 'Edit',
    copy: 'Copy',
    copying: 'Copying',
    copied: 'This is a copy of it, as a draft.',
    publish: 'Publish',
    extend: 'Extend',
    close: 'Close',
    delete: 'Delete',
    sample: 'A sample, to begin with: it can be deleted.',
    refused: 'It is not as it was any more.',
    stale: 'Somebody else changed it meanwhile. Look at it again; nothing of yours was done.',
  },
  publish: {
    heading: 'Publish the vacancy',
    text: (lastDay: string) => `It is on the site until the end of ${lastDay}.`,
    firstDay: 'First day',
    hint: 'From the beginning of that day in Kerala. Today: at once.',
    action: 'Publish',
    working: 'Publishing',
    done: 'It is on the site.',
    later: (day: string) => `It is on the site from ${day} on.`,
  },
  dayMissing: 'Choose a day.',
  extend: {
    heading: 'Extend the vacancy',
    lastDay: 'New last day',
    hint: (lastDay: string) => `Later than ${lastDay}, the last day so far.`,
    action: 'Extend',
    working: 'Extending',
    done: (day: string) => `Its last day is ${day}.`,
  },
  close: {
    heading: 'Close the vacancy?',
    text: 'It is taken off the site at once, and nobody can apply any more. Applications that there are stay.',
    action: 'Close the vacancy',
    done: 'It is off the site.',
  },
  delete: {
    heading: 'Delete the vacancy?',
    text: 'It is gone for good, and off the site where it is on it.',
    action: 'Delete the vacancy',
    done: 'It is deleted.',
  },
  form: {
    newHeading: 'New vacancy',
    editHeading: (title: string) => `Edit ${title}`,
    newText: 'It is saved as a draft: nobody sees it before you publish it.',
    liveText: 'It is on the site: what you save is there at once.',
    shortHint: 'A sentence or two, in the list of vacancies.',
    descriptionHint:
      'An empty line begins a paragraph. A line that begins with "- " is an item of a list, and a line right above the items is its heading.',
    firstHint: 'Left empty: the day it is published on.',
    lastHint: 'One can apply until the end of it, in Kerala.',
    choose: 'Choose',
    create: 'Save the draft',
    save: 'Save',
    saving: 'Saving',
    created: 'The draft is saved.',
    saved: 'Saved.',
    kept: 'What you typed is still here.',
    missing: {
      job_title: 'Give it a title.',
      job_short_desc: 'Say in a sentence or two what it is.',
      description: 'Describe it.',
      category_id: 'Choose a category.',
      job_type: 'Choose a job type.',
      vch_office: 'Name the office.',
      int_location_id: 'Choose a location.',
      last_date: 'Choose a last day.',
    },
    lastPast: 'This day is past. Choose one from today on.',
  },
} as const;

/** What a job type is called on the site. */
export const jobTypeText = (type: JobTypeId): string =>
  jobTypes.find(({ id }) => id === type)?.label ?? '';
