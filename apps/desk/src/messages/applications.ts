import type { ApplicationStatus } from '@example/api/accounts';
import { SEVERAL_MAX } from '@example/api/desk';
import { byName, byTime, detailTexts, plural } from './lists.ts';

const statuses: Readonly<Record<ApplicationStatus, string>> = {
  received: 'Received',
  'in review': 'In review',
  shortlisted: 'Shortlisted',
  rejected: 'Rejected',
  hired: 'Hired',
  withdrawn: 'Withdrawn',
};

export const messages = {
  title: 'Applications',
  statuses,
  count: (total: number) => plural(total, 'application', 'applications'),
  columns: {
    name: 'Applicant',
    job: 'Vacancy',
    status: 'Status',
    tags: 'Tags',
    notes: 'Notes',
    owner: 'Owner',
    source: 'Source',
    applied: 'Applied',
  },
  loading: 'Applications are loading',
  filters: {
    searchPlaceholder: 'Name, phone, resume, …',
    job: { label: 'Vacancy', any: 'All vacancies' },
    tag: { label: 'Tag', any: 'Any tag' },
    source: { label: 'Source', any: 'Any source' },
    pool: { label: 'Talent pool', any: 'In the pool or not' },
    inPool: 'In the pool',
    counted: (what: string, count: number) => `${what} (${count.toLocaleString('en-IN')})`,
  },
  orders: { ...byTime, ...byName },
  none: {
    heading: 'No applications yet',
    text: 'They appear here as soon as somebody applies.',
    matching: 'No application matches',
  },
  exportHint: 'All applications that match the filters',
  resumes: 'Resumes (ZIP)',
  tooManyResumes: `At most ${String(SEVERAL_MAX)} at once`,
  /** `all` is larger where all rows that are loaded are selected, and more match. */
  selected: (count: number, all: number) =>
    [count, ...(all > count ? [all] : [])]
      .map((each) => each.toLocaleString('en-IN'))
      .join(' of ') + ' selected',
  bulk: {
    label: 'What is done to the selected ones',
    setStatus: 'Set status',
    addTag: 'Add tag',
    apply: 'Apply',
    clear: 'Select nothing',
    working: 'Changing',
    done: (count: number) => `${plural(count, 'application was', 'applications were')} changed.`,
    staleHeading: (names: readonly string[], others: number) =>
      names.length === 1 && others === 0
        ? `${names.join()} was changed by a colleague meanwhile`
        : 'Some were changed by others meanwhile',
    leftText: (left: number, others: number) => {
      const those =
        left === 1 ? 'This one was left as it is now.' : 'These were left as they are now.';
      return others === 0 ? those : `${those} The others are changed.`;
    },
    leftOut: (left: number, all: number) =>
      `Not changed: ${left.toLocaleString('en-IN')} of ${plural(all, 'application', 'applications')}. Others changed them meanwhile, or they cannot be changed.`,
    refusedHeading: 'Some could not be changed',
    applyAnyway: (others: number) => (others === 0 ? 'Change anyway' : 'Change these too'),
    leave: 'Leave as is',
    undo: (others: number) =>
      others === 1
        ? 'Undo the one that was changed'
        : `Undo the ${String(others)} that were changed`,
    outcomes: {
      stale: 'Changed by somebody else',
      already: 'It was so already: nothing that you wrote was sent or kept',
      'not-found': 'Not there any more',
      withdrawn: 'Withdrawn by the applicant',
      'too-many-tags': 'It would have too many tags',
    },
  },
  detail: {
    ...detailTexts('application', 'applications'),
    reference: 'Reference',
    email: 'Email',
    phone: 'Phone',
    job: 'Vacancy',
    applied: 'Applied',
    status: 'Status',
    tags: 'Tags',
    addTag: 'Add a tag',
    addTagButton: 'Add',
    removeTag: (tag: string) => `Remove the tag ${tag}`,
    /** Read aloud. */
    tagsAdded: (tags: readonly string[]) =>
      `${tags.join(', ')} ${tags.length === 1 ? 'is' : 'are'} added.`,
    tagRemoved: (tag: string) => `${tag} is removed.`,
    noTags: 'No tags',
    source: 'Source',
    poolUntil: 'Talent pool until',
    letter: 'Cover letter',
    noLetter: 'None was written.',
    resume: 'Resume',
    noResume: 'There is no file any more.',
    resumeHeld: {
      waiting: () =>
        'The file is being looked at by the virus scanner. It is here as soon as nothing was found.',
      infected: (found: string) =>
        `The virus scanner found something in the file, which is held back${found === '' ? '' : `: ${found}`}.`,
    },
    resumeHidden: 'Your role may not see resumes.',
    download: 'Download',
    withdrawnHint: 'The applicant withdrew it; only they could.',
    mail: 'Write to the applicant',
  },
  resume: {
    show: 'Show the resume',
    hide: 'Hide the resume',
    loading: 'The resume is loading',
    mustDownload: 'Files of this kind cannot be shown here. Download it to read it.',
    problems: {
      encrypted: 'This file is locked with a password. Download it to open it with that.',
      broken: 'This file is damaged, or not what its name says. It cannot be shown here.',
      large: 'This file is too large to be shown here. Download it to read it.',
      slow: 'Showing this file took too long, so it was given up. Download it to read it.',
      empty: 'There is no text in this file. Download it to see what is.',
      viewer: 'This could not be loaded. Load the page again, or download the file.',
    },
    pages: 'Pages of the resume',
    page: (page: number, of: number) => `Page ${String(page)} of ${String(of)}`,
    pageCount: (count: number) => plural(count, 'page', 'pages'),
    morePages: (shown: number, all: number) =>
      `The first ${String(shown)} of ${all.toLocaleString('en-IN')} pages are shown. The others are in the download.`,
    pageBroken: 'This page could not be drawn. It is in the download.',
    noText: 'This file holds pictures of text: it cannot be searched, copied or read aloud.',
    larger: 'Larger',
    smaller: 'Smaller',
    text: 'Text of the resume',
    textOnly:
      'This is the text of the file. Its layout and pictures, and what stands in its page headers and footers, are in the download.',
    textCut: 'Only the beginning is shown; the rest is in the download.',
  },
} as const;
