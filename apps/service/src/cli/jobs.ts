import { resolve } from 'node:path';
import { dayInKolkata } from '../clock/clock.ts';
import {
  closeVacancy,
  importVacancies,
  readPublished,
  readVacancyFile,
  type Tally,
  toCsvFile,
  toJsonFile,
  VacancyFileError,
  describeIssue,
} from '../jobs/index.ts';
import { readStorageSettings, SettingsError } from '../settings/index.ts';
import { isUnavailable, openStorage, type Storage } from '../storage/index.ts';

const usage = `Usage: npm run jobs -- <command>

  import FILE        publishes the vacancies of a .json or .csv file; those not in it stay as they are
  export [--csv]     prints all vacancies, closed ones too, as JSON (or CSV) that can be imported again
  close ID           closes a vacancy: it is shown no more
  list               shows all vacancies with their status
`;

/** What the command line answers with; nothing is printed before the work is done. */
interface Answer {
  readonly exitCode: 0 | 1;
  readonly out?: string;
  readonly error?: string;
}

const fail = (error: string): Answer => ({ exitCode: 1, error: `${error}\n` });

const describeTally = (name: string, { added, changed, unchanged }: Tally) =>
  `${name}: ${String(added)} new, ${String(changed)} changed, ${String(unchanged)} unchanged`;

const importFile = async (storage: Storage, name: string): Promise<Answer> => {
  // npm runs scripts in the workspace's folder and says in which one it was called.
  const calledByNpm = process.env['npm_lifecycle_event'] === 'jobs';
  const folder = (calledByNpm ? process.env['INIT_CWD'] : undefined) ?? process.cwd();
  try {
    const outcome = await importVacancies(storage, await readVacancyFile(resolve(folder, name)));
    if (!outcome?.changedAnything) return { exitCode: 0, out: 'Nothing changed.\n' };
    const lines = [
      describeTally('vacancies', outcome.jobs),
      describeTally('categories', outcome.categories),
      describeTally('locations', outcome.locations),
    ];
    return { exitCode: 0, out: `${lines.join('\n')}\n` };
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

const close = async (storage: Storage, text: string): Promise<Answer> => {
  if (!/^[1-9]\d{0,9}$/.test(text)) return fail(`${text} is no number of a vacancy`);
  switch (await closeVacancy(storage, Number(text))) {
    case 'closed':
      return { exitCode: 0, out: `Vacancy ${text} is closed.\n` };
    case 'was-closed':
      return { exitCode: 0, out: `Vacancy ${text} was closed already. Nothing changed.\n` };
    case 'unknown':
      return fail(`there is no vacancy ${text}`);
  }
};

const list = async (storage: Storage): Promise<Answer> => {
  const { categories, locations, jobs } = await readPublished(storage);
  if (jobs.length === 0) return { exitCode: 0, out: 'There are no vacancies.\n' };
  const today = dayInKolkata(Date.now());
  const category = new Map(categories.map((row) => [row.id, row.jobcategory]));
  const district = new Map(locations.map((row) => [row.fk_district_id, row.vch_district]));
  const header = ['ID', 'STATUS', 'LAST DATE', 'TITLE', 'CATEGORY', 'DISTRICT'];
  const rows = jobs.map((job) => [
    String(job.job_id),
    job.status === 'open' && job.last_date < today ? 'past' : job.status,
    job.last_date,
    job.job_title,
    category.get(job.category_id) ?? '',
    district.get(job.int_location_id) ?? '',
  ]);
  const table = [header, ...rows];
  const widths = header.map((_, index) => Math.max(...table.map((row) => row[index]?.length ?? 0)));
  const lines = table.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return { exitCode: 0, out: `${lines.join('\n')}\n` };
};

type Command = (storage: Storage) => Promise<Answer>;

const commandOf = ([name, ...rest]: readonly string[]): Command | undefined => {
  const [argument] = rest;
  if (name === 'list' && rest.length === 0) return list;
  if (name === 'export' && (rest.length === 0 || (rest.length === 1 && argument === '--csv'))) {
    const format = argument === '--csv' ? toCsvFile : toJsonFile;
    return async (storage) => ({ exitCode: 0, out: format(await readPublished(storage)) });
  }
  if (argument === undefined || rest.length !== 1) return undefined;
  if (name === 'import') return async (storage) => importFile(storage, argument);
  if (name === 'close') return async (storage) => close(storage, argument);
  return undefined;
};

const run = async (): Promise<Answer> => {
  const parameters = process.argv.slice(2);
  if (['help', '--help', '-h'].includes(parameters[0] ?? '')) return { exitCode: 0, out: usage };
  const command = commandOf(parameters);
  if (!command) return { exitCode: 1, error: usage };
  try {
    const storage = openStorage(readStorageSettings(process.env));
    try {
      await storage.migrate();
      return await command(storage);
    } finally {
      await storage.close();
    }
  } catch (error) {
    if (error instanceof SettingsError) return fail(error.message);
    if (isUnavailable(error))
      return fail(`the database cannot be used: ${(error as Error).message}`);
    throw error;
  }
};

const { exitCode, out, error } = await run();
if (out !== undefined) process.stdout.write(out);
if (error !== undefined) process.stderr.write(error);
process.exitCode = exitCode;
