import { dayInKolkata } from '../../runtime/clock/clock.ts';
import {
  checkAlone,
  closeVacancy,
  deleteSamples,
  deleteVacancy,
  importVacancies,
  LARGEST_ID,
  readVacancies,
  readVacancyFile,
  type StoredJob,
  type Tally,
  toCsvFile,
  toJsonFile,
  VacancyFileError,
  describeIssue,
} from '../../features/vacancies/index.ts';
import type { Storage } from '../../storage/index.ts';
import {
  type Answer,
  type Command,
  creating,
  fail,
  type Invocation,
  pathOf,
  commandLine,
  succeed,
  table,
  writeNew,
} from './command-line.ts';

const usage = `Usage: npm run jobs -- <command>

  import FILE        publishes the vacancies of a .json or .csv file; those not in it stay as they are
                     with --over-desk also over what was changed at the desk meanwhile
                     with --create where there is no database yet
  export FILE        writes all vacancies, drafts and closed ones too, to a new .json or .csv file that can be
                     imported again; without FILE they are printed as JSON, or as CSV with --csv
  close ID           closes a vacancy: it is shown no more
                     closed by mistake: export, make its status "open", import
  delete ID          deletes a draft or a sample that nobody applied for
  delete --samples   deletes all samples that nobody applied for
  list               shows all vacancies with their status
`;

const describeTally = (name: string, { added, changed, unchanged }: Tally) =>
  `${name}: ${String(added)} new, ${String(changed)} changed, ${String(unchanged)} unchanged`;

/** Does something with a file of vacancies. Returns the reason why the file cannot be used, if it cannot. */
const explaining = async <T>(name: string, work: () => Promise<T>): Promise<Answer | T> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof VacancyFileError) {
      const lines = error.issues.map((issue) => `${name}: ${describeIssue(issue)}`);
      return fail([...lines, 'Nothing was imported.'].join('\n'));
    }
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return fail(`${name}: there is no such file`);
    if (code === 'EISDIR') return fail(`${name}: is a folder`);
    if (syscall === 'open' || syscall === 'read')
      return fail(`${name}: cannot be read (${String(code)})`);
    throw error;
  }
};

/** Imports a file. An unusable one must not create a database, so that it is read before there is one. */
const importing = (name: string, overDesk: boolean): Command => {
  let reading: ReturnType<typeof readVacancyFile> | undefined;
  const read = async (call: Invocation) => (reading ??= readVacancyFile(pathOf(call, name)));
  return creating(
    async (storage, _settings, call) =>
      explaining(name, async () => {
        const outcome = await importVacancies(storage, await read(call), { overDesk });
        if (!outcome?.changedAnything) return succeed('Nothing changed.');
        const lines = [
          describeTally('vacancies', outcome.jobs),
          describeTally('categories', outcome.categories),
          describeTally('locations', outcome.locations),
        ];
        return succeed(lines.join('\n'));
      }),
    {
      refusal: async (call) =>
        explaining(name, async () => {
          await read(call);
          return undefined;
        }),
      refusalWhereEmpty: async (call) =>
        explaining(name, async () => {
          checkAlone(await read(call));
          return undefined;
        }),
    },
  );
};

type Outcome = Awaited<ReturnType<typeof closeVacancy> | ReturnType<typeof deleteVacancy>>;

const outcomes: Readonly<Record<Outcome, (text: string) => Answer>> = {
  closed: (text) => succeed(`Vacancy ${text} is closed.`),
  'was-closed': (text) => succeed(`Vacancy ${text} was closed already. Nothing changed.`),
  deleted: (text) => succeed(`Vacancy ${text} is deleted.`),
  published: (text) => fail(`vacancy ${text} is neither a draft nor a sample: close it`),
  applied: (text) => fail(`somebody has applied for vacancy ${text}: close it`),
  unknown: (text) => fail(`there is no vacancy ${text}`),
};

const onVacancy =
  (text: string, work: (storage: Storage, jobId: number) => Promise<Outcome>): Command =>
  async (storage) => {
    if (!/^[1-9]\d{0,9}$/.test(text)) return fail(`${text} is no number of a vacancy`);
    // PostgreSQL fails with a larger one than it stores.
    const isStorable = Number(text) <= LARGEST_ID;
    return outcomes[isStorable ? await work(storage, Number(text)) : 'unknown'](text);
  };

const deleteAllSamples = async (storage: Storage): Promise<Answer> => {
  const { deleted, applied } = await deleteSamples(storage);
  const out = `Samples deleted: ${String(deleted.length)}\n`;
  if (applied.length === 0) return { exitCode: 0, out };
  const error = `Kept, as somebody has applied for them: ${applied.join(', ')}. Close them.\n`;
  return { exitCode: 1, out, error };
};

/** Returns the state of a vacancy on a day: its status, or `past` or `scheduled` for an open one outside its dates. */
const stateOf = ({ status, first_date, last_date }: StoredJob, day: string) => {
  if (status !== 'open') return status;
  if (last_date < day) return 'past';
  return first_date !== null && first_date > day ? 'scheduled' : status;
};

const list = async (storage: Storage): Promise<Answer> => {
  const { categories, locations, jobs } = await readVacancies(storage);
  if (jobs.length === 0) return succeed('There are no vacancies.');
  const today = dayInKolkata(Date.now());
  const category = new Map(categories.map((row) => [row.id, row.jobcategory]));
  const district = new Map(locations.map((row) => [row.fk_district_id, row.vch_district]));
  const header = ['ID', 'STATUS', 'FIRST DATE', 'LAST DATE', 'TITLE', 'CATEGORY', 'DISTRICT'];
  const rows = jobs.map((job) => [
    String(job.job_id),
    stateOf(job, today),
    job.first_date ?? '',
    job.last_date,
    job.job_title,
    category.get(job.category_id) ?? '',
    district.get(job.int_location_id) ?? '',
  ]);
  return succeed(table([header, ...rows]));
};

const exportTo =
  (target: string | undefined, isCsv: boolean): Command =>
  async (storage, _settings, call) => {
    if (target !== undefined && !/\.(?:csv|json)$/i.test(target))
      return fail(`${target}: must end in .json or .csv`);
    const format = isCsv || /csv$/i.test(target ?? '') ? toCsvFile : toJsonFile;
    const out = format(await readVacancies(storage));
    return target === undefined ? { exitCode: 0, out } : writeNew(call, target, out);
  };

export const jobs = commandLine(
  usage,
  {
    csv: { type: 'boolean' },
    'over-desk': { type: 'boolean' },
    samples: { type: 'boolean' },
  },
  ({ positionals: [name, argument, ...rest], optionNames: [option, ...others] }) => {
    if (rest.length > 0 || others.length > 0) return undefined;
    if (argument === undefined) {
      if (name === 'list' && option === undefined) return list;
      if (name === 'delete' && option === 'samples') return deleteAllSamples;
      return name === 'export' && (option === undefined || option === 'csv')
        ? exportTo(undefined, option === 'csv')
        : undefined;
    }
    if (name === 'import' && (option === undefined || option === 'over-desk'))
      return importing(argument, option !== undefined);
    if (option !== undefined) return undefined;
    if (name === 'export') return exportTo(argument, false);
    if (name === 'close') return onVacancy(argument, closeVacancy);
    return name === 'delete' ? onVacancy(argument, deleteVacancy) : undefined;
  },
);
