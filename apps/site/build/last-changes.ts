import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const CONTENT = 'libs/content/src';

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** Returns the newest date of each file in the output of `git log --format=%cI --name-only`, latest commit first. */
export const newestDates = (log: string): ReadonlyMap<string, string> => {
  const dates = new Map<string, string>();
  let date = '';
  for (const line of log.split('\n')) {
    if (/^\d{4}-\d\d-\d\dT/.test(line)) date = line;
    else if (line !== '' && !dates.has(line)) dates.set(line, date);
  }
  return dates;
};

/** Returns a function for the date of a page's last commit in the content, `undefined` without a full Git history. */
export const lastChanges = (): ((page: string) => string | undefined) => {
  let log: string;
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return () => undefined;
    log = git('log', '--format=%cI', '--name-only', '--', CONTENT);
  } catch {
    return () => undefined;
  }
  const dates = newestDates(log);
  return (page) => dates.get(`${CONTENT}/pages/${page}.ts`) ?? dates.get(`${CONTENT}/${page}.ts`);
};
