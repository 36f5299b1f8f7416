import type { ApplicationStatus } from '@example/api/accounts';
import type { AlsoApplied, Application, ApplicationRow, BulkOutcome } from '@example/api/desk';
import { AHEAD, createLists, rowOf } from './lists.ts';
import { resumeOf } from './resumes.ts';

/** Applications of the fake service, in memory: any number, the same at each start. */

const firstNames = ['Anu', 'Binu', 'Chitra', 'Deepak', 'Elizabeth', 'Faisal', 'Gopika', 'Hari'];
const lastNames = ['Nair', 'Menon', 'Thomas', 'Pillai', 'Kurian', 'Rahman', 'Varghese'];
const titles = [
  'Senior Java Developer',
  'Cloud Engineer',
  'GIS Analyst',
  'Quality Assurance Engineer',
  'Network Administrator (Data Centre)',
];
const statuses: readonly ApplicationStatus[] = [
  'received',
  'in review',
  'received',
  'shortlisted',
  'rejected',
  'hired',
  'withdrawn',
];
const knownTags = ['java', 'aws', 'relocates', 'senior', 'referral'];

const sources = ['', 'linkedin', 'google.com', '', 'newsletter'];

const HOUR_MS = 3_600_000;
const NEWEST = Date.UTC(2026, 10, 20, 6);

const pick = <T>(from: readonly T[], index: number): T => {
  const one = from[index % from.length];
  if (one === undefined) throw new Error('there is nothing to pick from');
  return one;
};

const letter = `Dear Sir or Madam,

I have worked with Java and PostgreSQL for seven years, the last three of them on a document system of a municipal corporation with 4,000 users.

I should like to do the same with you.

Yours sincerely`;

const noteText = 'Spoke on the phone: clear, knows the domain. The notice period is 60 days.';

const noOwner = { owner: null, owner_name: null } as const;

/** Three views of the resume by a colleague, and one by another before them. */
const readResume = (applied_at: number) =>
  ['Anu Rao', 'Anu Rao', 'Anu Rao', 'Meera Das'].map((actor_name, index) => ({
    id: `v-${String(index)}`,
    at: applied_at + (8 - index) * HOUR_MS,
    actor: actor_name === 'Anu Rao' ? 'E1002' : 'E1001',
    actor_name,
    action: 'application.resume_read',
    details: {},
  }));

const referenceAt = (index: number) => `A-${String(index + 1).padStart(8, '0')}`;

/** Returns two other applications of the same person, one of them by another name. */
const othersOf = (index: number): AlsoApplied[] => [
  {
    reference: referenceAt(index + 1),
    name: `${pick(firstNames, index)} ${pick(lastNames, index)}`,
    job_title: pick(titles, index + 1),
    status: 'rejected',
    applied_at: NEWEST - (index + 1) * HOUR_MS,
    same: ['email', 'phone'],
  },
  {
    reference: referenceAt(index + 2),
    name: pick(firstNames, index),
    job_title: pick(titles, index + 2),
    status: 'withdrawn',
    applied_at: NEWEST - (index + 2) * HOUR_MS,
    same: ['phone'],
  },
];

const makeApplication = (index: number): Application => {
  const name = `${pick(firstNames, index)} ${pick(lastNames, index)}`;
  const applied_at = NEWEST - index * HOUR_MS;
  const status = pick(statuses, index);
  const by = 'E1001';
  return {
    reference: referenceAt(index),
    job_id: (index % titles.length) + 1,
    job_title: pick(titles, index),
    name,
    email: `${name.toLowerCase().replace(' ', '.')}.${String(index)}@example.com`,
    status,
    tags: index % 3 === 0 ? [pick(knownTags, index)] : [],
    ...(index % 5 === 4 ? { owner: by, owner_name: 'Meera Das' } : noOwner),
    applied_at,
    source: pick(sources, index),
    pool_until: index % 4 === 1 ? applied_at + 730 * 24 * HOUR_MS : null,
    version: 1,
    phone: '9447000000',
    cover_letter: index % 7 === 6 ? '' : letter,
    resume: { name: resumeOf(index + 1).name, bytes: resumeOf(index + 1).content.length },
    also_applied: index % 5 === 0 ? othersOf(index) : [],
    notes: Array.from({ length: index % 4 === 0 ? (index % 3) + 1 : 0 }, (_, note) => ({
      id: `n-${String(note)}`,
      at: applied_at + (note + 1) * HOUR_MS,
      author: by,
      author_name: 'Meera Das',
      text: noteText,
    })),
    history: [
      ...(index % 50 === 40 ? readResume(applied_at) : []),
      ...(status === 'received'
        ? []
        : [
            {
              id: 'h-1',
              at: applied_at + HOUR_MS,
              actor: by,
              actor_name: 'Meera Das',
              action: 'application.status_changed',
              details: { from: 'received', to: status },
            },
          ]),
    ],
  };
};

export const createApplications = (count: number) => {
  const all = new Map(
    Array.from({ length: count }, (_, index) => {
      const application = makeApplication(index);
      return [application.reference, application] as const;
    }),
  );

  /** Applications that came in during a test, with the member of that test: nobody else sees them. */
  const arrivals = new Map<string, string>();

  const lists = createLists(all, arrivals, titles);
  const { newest } = lists;

  /** An application comes in, as from a visitor. */
  const arrive = (name: string, member: string, isAhead = false): Application => {
    const count = all.size;
    const { reference, ...made } = makeApplication(count);
    const applied_at = isAhead ? AHEAD : newest(member) + HOUR_MS;
    arrivals.set(reference, member);
    return keep({ ...made, reference, name, status: 'received', history: [], applied_at });
  };

  const choices = () => ({
    tags: knownTags.map((tag) => ({ tag, count: 3_000 })),
    sources: sources.filter((source) => source !== '').map((source) => ({ source, count: 10_000 })),
    pool: lists.inPool(),
  });

  const colleagues = () => [
    { employee_code: 'E1001', name: 'Meera Das' },
    { employee_code: 'E1002', name: 'Anu Rao' },
  ];
  const nameOf = (code: string | null) =>
    colleagues().find(({ employee_code }) => employee_code === code)?.name ?? null;

  const keep = (one: Application): Application => {
    all.set(one.reference, one);
    lists.forget();
    return one;
  };

  const replace = (one: Application, change: Partial<Application>): Application =>
    keep({
      ...one,
      ...change,
      ...(change.owner !== undefined && { owner_name: nameOf(change.owner) }),
      version: one.version + 1,
    });

  /** Changes an application that has this version; returns `undefined` when it has another. */
  const change = (one: Application, version: number, wanted: Partial<Application>) =>
    one.version === version ? replace(one, wanted) : undefined;

  const changeSeveral = (
    items: readonly Pick<ApplicationRow, 'reference' | 'version'>[],
    wanted: {
      readonly status?: ApplicationStatus;
      readonly add_tags?: readonly string[];
      readonly owner?: string | null;
    },
  ): readonly BulkOutcome[] =>
    items.map(({ reference, version }): BulkOutcome => {
      const one = all.get(reference);
      if (!one) return { reference, outcome: 'not-found' };
      if (one.status === 'withdrawn' && wanted.status !== undefined)
        return { reference, outcome: 'withdrawn', application: rowOf(one) };
      const tags = [...new Set([...one.tags, ...(wanted.add_tags ?? [])])];
      const { status = one.status, owner = one.owner } = wanted;
      const changed = change(one, version, { status, tags, owner });
      return changed
        ? { reference, outcome: 'changed', application: rowOf(changed) }
        : { reference, outcome: 'stale', application: rowOf(one) };
    });

  const addNote = (one: Application, text: string, author: string) =>
    keep({
      ...one,
      notes: [
        {
          id: `n-${String(one.notes.length)}`,
          at: NEWEST + HOUR_MS,
          author,
          author_name: 'Meera Das',
          text,
        },
        ...one.notes,
      ],
    });

  const templates = ({ name, job_title }: Application) => [
    {
      id: 'received',
      name: 'Received',
      subject: `Your application as ${job_title}`,
      text: `Dear ${name},\n\nthank you for your application. We shall write again within a week.`,
    },
    {
      id: 'invitation',
      name: 'Invitation',
      subject: 'We should like to meet you',
      text: `Dear ${name},\n\nwe should like to talk with you about your application.`,
    },
    {
      id: 'rejection',
      name: 'Rejection',
      subject: `Your application as ${job_title}`,
      text: `Dear ${name},\n\nwe have decided to go on with other applicants this time.`,
    },
    { id: 'free', name: 'Free text', subject: '', text: '' },
  ];

  return {
    find: (reference: string) => all.get(reference),
    list: lists.list,
    counts: lists.counts,
    fresher: lists.fresher,
    arrive,
    newest,
    choices,
    colleagues,
    replace,
    change,
    changeSeveral,
    addNote,
    templates,
  };
};
