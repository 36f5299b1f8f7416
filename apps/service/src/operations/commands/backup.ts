import { access } from 'node:fs/promises';
import { backUp } from '../backups/index.ts';
import { openResumeStore } from '../../features/resumes/open-store.ts';
import { readBucket } from '../../runtime/settings/index.ts';
import type { Storage, StorageSettings } from '../../storage/index.ts';
import { type Answer, fail, type Invocation, pathOf, commandLine } from './command-line.ts';

const usage = `Usage: npm run backup -- FILE

  writes all that is stored, resumes included, to FILE, a new tar.gz; a running service goes on meanwhile
`;

const taken = (name: string) => fail(`${name}: is there already`);

const isThere = async (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

const backUpTo = async (
  storage: Storage,
  { dataDir }: StorageSettings,
  call: Invocation,
  name: string,
): Promise<Answer> => {
  const file = pathOf(call, name);
  if (await isThere(file)) return taken(name);
  const resumes = await openResumeStore({ dataDir, bucket: readBucket(call.environment) });
  try {
    const done = await backUp({ storage, resumes, clock: Date.now }, file);
    const rows = Object.values(done.rows).reduce((sum, count) => sum + count, 0);
    const lines = [`${name}: ${String(rows)} rows and ${String(done.resumes)} resumes`];
    if (done.erased > 0)
      lines.push(`Left out, as they were erased meanwhile: ${String(done.erased)} applications`);
    const out = `${lines.join('\n')}\n`;
    if (done.withoutResume.length === 0) return { exitCode: 0, out };
    const missing = done.withoutResume.join(', ');
    return { exitCode: 1, out, error: `Left out, as their resumes are missing: ${missing}\n` };
  } catch (error) {
    const { code, syscall, path } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return taken(name);
    if (syscall === 'write' || (syscall !== undefined && path?.startsWith(file) === true))
      return fail(`${name}: cannot be written (${String(code)})`);
    throw error;
  }
};

export const backup = commandLine(usage, {}, ({ positionals: [name, ...rest] }) =>
  name === undefined || rest.length > 0
    ? undefined
    : async (storage, settings, call) => backUpTo(storage, settings, call, name),
);
