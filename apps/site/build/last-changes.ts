import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const CONTENT = 'libs/content/src';

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/**
 * The newest date of each file in what `git log --format=%cI --name-only` prints, which begins with
 * the latest commit.
 */
export const newestDates = (log: string): ReadonlyMap<string, string> => {
  const dates = new Map<string, string>();
  let date = '';
  for (const line of log.split('\n')) {
    if (/^\d{4}-\d\d-\d\dT/.test(line)) date = line;
    else if (line !== '' && !dates.has(line)) dates.set(line, date);
  }
  return dates;
};

/**
 * When the words of a page were last changed: by the page's name, the date of the last commit that
 * touched its module in the content. Unknown where there is no history, or only a part of it.
 */
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
