import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { applyAs } from '../../testing/candidate.ts';
import { databases, environmentOf } from '../../testing/databases.ts';
import { beginCommand } from '../../testing/process.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { createTestService } from '../../testing/test-service.ts';

const email = 'anu@example.com';

describe.each(databases)('a command line on $name', (database) => {
  it.each([
    ['backup', ['site.tar.gz'], 'SIGINT'],
    ['backup', ['site.tar.gz'], 'SIGTERM'],
    ['privacy', ['export', email, 'anu.json'], 'SIGHUP'],
  ] as const)('%s %j leaves no file behind when a %s ends it', async (name, parameters, signal) => {
    const service = await createTestService({ database });
    await applyAs(service, email);
    const resumes = join(service.deps.settings.dataDir, 'resumes');
    for (const key of readdirSync(resumes)) {
      rmSync(join(resumes, key));
      // It is never read to its end.
      execFileSync('mkfifo', [join(resumes, key)]);
    }
    const folder = temporaryFolder();
    const environment = environmentOf(service.deps.settings);
    const { child, finished } = beginCommand(name, environment, [
      ...parameters.slice(0, -1),
      join(folder, parameters.at(-1) ?? ''),
    ]);
    await expect.poll(() => readdirSync(folder), { timeout: 10_000 }).toHaveLength(1);
    child.kill(signal);
    await finished;
    expect(child.signalCode).toBe(signal);
    expect(readdirSync(folder)).toEqual([]);
  });
});
