import { isSeen, withoutUnseen } from '@example/api/fields';
import { JOB_TYPES, type JobCategory, type JobLocation, type JobType } from '@example/api/jobs';
import { JOB_STATUSES, type JobStatus } from '../../../storage/index.ts';
import type { FileIssue, FileRecord, FileRecords, Position } from './record.ts';

export interface JobEntry {
  readonly job_id: number;
  readonly job_title: string;
  readonly job_short_desc: string;
  readonly description: string;
  readonly category_id: number;
  readonly job_type: JobType;
  readonly vch_office: string;
  readonly int_location_id: number;
  readonly last_date: string;
  /** Optional. Without it a new vacancy is shown from today, and a known one keeps its first day. */
  readonly first_date: string | undefined;
  /** Optional. Without it a new vacancy is open, and a known one keeps its status. */
  readonly status: JobStatus | undefined;
}

/** Largest value of PostgreSQL's `integer`. */
export const LARGEST_ID = 2_147_483_647;
const LONGEST_TEXT = 20_000;
/** Of a title, an office or a name. */
const LONGEST_LINE = 500;

/** Value, or the reason that it is refused. */
type Read<T> = { readonly value: T } | { readonly reason: string };

export const readId = (value: unknown): Read<number> =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= LARGEST_ID
    ? { value }
    : { reason: `must be a whole number from 1 to ${String(LARGEST_ID)}` };

const unusable = (text: string, lines: boolean) => {
  const controls = lines ? /(?![\n\t])\p{Cc}/u : /\p{Cc}/u;
  return controls.test(text) || !text.isWellFormed();
};

const readText = (value: unknown, lines: boolean): Read<string> => {
  if (typeof value !== 'string') return { reason: 'must be text' };
  // CRLF, LF and CR alone are stored as LF.
  const text = (lines ? value.trim() : withoutUnseen(value)).replaceAll(/\r\n?/g, '\n');
  if (!isSeen(text)) return { reason: 'must not be empty' };
  const longest = lines ? LONGEST_TEXT : LONGEST_LINE;
  if (text.length > longest)
    return { reason: `must not be longer than ${String(longest)} characters` };
  if (unusable(text, lines)) return { reason: 'must not hold control characters' };
  return { value: text };
};
const readLine = (value: unknown) => readText(value, false);
const readLines = (value: unknown) => readText(value, true);

const readJobType = (value: unknown): Read<JobType> => {
  const type = JOB_TYPES.find((known) => known === value);
  return type ? { value: type } : { reason: 'must be 1 (full time) or 2 (part time)' };
};

const readDate = (value: unknown, hint = ''): Read<string> => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value.trim())) {
    const isOtherForm = typeof value === 'string' && /\d/.test(value);
    return { reason: `must be a date written as YYYY-MM-DD${isOtherForm ? hint : ''}` };
  }
  const text = value.trim();
  // A date field completes a year of two digits with zeros.
  if (text < '1900') return { reason: `must have a year of four digits, not ${text.slice(0, 4)}` };
  const date = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text
    ? { reason: `there is no such day as ${text}` }
    : { value: text };
};

const readStatus = (value: unknown): Read<JobStatus> => {
  const status = JOB_STATUSES.find((known) => known === value);
  return status ? { value: status } : { reason: `must be one of ${JOB_STATUSES.join(', ')}` };
};

const createFieldReader = ({ at, values }: FileRecord, issues: FileIssue[]) => {
  const read = new Set<string>();
  let isComplete = true;
  const optional = <T>(name: string, reader: (value: unknown) => Read<T>): T | undefined => {
    read.add(name);
    const found = values.get(name);
    if (!found) return undefined;
    const result = reader(found.value);
    if ('value' in result) return result.value;
    issues.push({ ...found.at, reason: result.reason });
    return undefined;
  };
  return {
    optional,
    required: <T>(name: string, reader: (value: unknown) => Read<T>): T | undefined => {
      if (!values.has(name)) {
        const field = at.field ? `${at.field}.${name}` : name;
        issues.push({ ...at, field, reason: 'is missing' });
      }
      const value = optional(name, reader);
      if (value === undefined) isComplete = false;
      return value;
    },
    /** Refuses the fields that were not read. Returns whether the record has all that are required. */
    end: (): boolean => {
      for (const [name, found] of values) {
        if (!read.has(name)) issues.push({ ...found.at, reason: 'is no known field' });
      }
      return isComplete;
    },
  };
};

const positionOf = (record: FileRecord, field: string): Position =>
  record.values.get(field)?.at ?? record.at;

const createUniqueness = (field: string, issues: FileIssue[]) => {
  const seen = new Map<unknown, Position>();
  return (value: unknown, record: FileRecord) => {
    if (value === undefined) return;
    const at = positionOf(record, field);
    const earlier = seen.get(value);
    if (earlier) {
      const reason = `${JSON.stringify(value)} is already on line ${String(earlier.line)}`;
      issues.push({ ...at, reason });
    } else seen.set(value, at);
  };
};

/** Checks all that can be checked without the database. Adds errors to `issues`. */
export const checkRecords = (records: FileRecords, issues: FileIssue[]) => {
  const recordOf = new Map<object, FileRecord>();
  const entriesOf = <T extends object>(
    list: readonly FileRecord[],
    unique: readonly (keyof T & string)[],
    read: (
      fields: ReturnType<typeof createFieldReader>,
      record: FileRecord,
    ) => { readonly [K in keyof T]: T[K] | undefined },
  ): readonly T[] => {
    const checks = unique.map((field) => [field, createUniqueness(field, issues)] as const);
    return list.flatMap((record) => {
      const fields = createFieldReader(record, issues);
      const entry = read(fields, record);
      const isComplete = fields.end();
      for (const [field, check] of checks) check(entry[field], record);
      if (!isComplete) return [];
      recordOf.set(entry, record);
      return [entry as T];
    });
  };

  const categories = entriesOf<JobCategory>(
    records.categories,
    ['id', 'jobcategory'],
    ({ required }) => ({
      id: required('id', readId),
      jobcategory: required('jobcategory', readLine),
    }),
  );
  const locations = entriesOf<JobLocation>(
    records.locations,
    ['fk_district_id', 'vch_district'],
    ({ required }) => ({
      fk_district_id: required('fk_district_id', readId),
      vch_district: required('vch_district', readLine),
    }),
  );
  const readDay = (value: unknown) => readDate(value, records.dateHint);
  const jobs = entriesOf<JobEntry>(records.jobs, ['job_id'], ({ required, optional }, record) => {
    const job = {
      job_id: required('job_id', readId),
      job_title: required('job_title', readLine),
      job_short_desc: required('job_short_desc', readLines),
      description: required('description', readLines),
      category_id: required('category_id', readId),
      job_type: required('job_type', readJobType),
      vch_office: required('vch_office', readLine),
      int_location_id: required('int_location_id', readId),
      last_date: required('last_date', readDay),
      first_date: optional('first_date', readDay),
      status: optional('status', readStatus),
    };
    const { first_date, last_date } = job;
    if (first_date !== undefined && last_date !== undefined && first_date > last_date) {
      const reason = `must not be after last_date, ${last_date}`;
      issues.push({ ...positionOf(record, 'first_date'), reason });
    }
    return job;
  });

  return {
    categories,
    locations,
    jobs,
    /** Returns the position of an entry's field, for errors that only the database can reveal. */
    position: <Entry extends JobEntry | JobCategory | JobLocation>(
      entry: Entry,
      field: keyof Entry & string,
    ): Position => {
      const record = recordOf.get(entry);
      return record ? positionOf(record, field) : { line: 1, column: 1, field };
    },
  };
};

/** Vacancies file that passed all checks that need no database. */
export type VacancyFile = ReturnType<typeof checkRecords>;
