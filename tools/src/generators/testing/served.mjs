import { freePort } from '@example/testing/service';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Serves a project while `use` runs: by the command of its target, as Nx found it in the copy of the workspace. Nx itself
 * is not started for it, which takes 2 s.
 *
 * @param {import('./workspace-copy.mjs').WorkspaceCopy} workspace
 * @param {string} project
 * @param {'preview' | 'serve'} target
 * @param {(origin: string) => Promise<void>} use
 */
export const served = async (workspace, project, target, use) => {
  const file = join(workspace.folder, '.nx/workspace-data/project-graph.json');
  const { nodes } = JSON.parse(readFileSync(file, 'utf8'));
  const { command, cwd } = nodes[project].data.targets[target].options;
  const [program, ...args] = command.split(' ');
  const port = await freePort();
  const origin = `http://localhost:${String(port)}`;
  const server = workspace.start(program, [...args, '--port', String(port)], {
    cwd,
    env: { NODE_ENV: target === 'serve' ? 'development' : 'production' },
  });
  try {
    const reached = () => fetch(origin).then(Boolean, () => false);
    for (let tries = 0; tries < 300 && !(await reached()); tries += 1) await sleep(200);
    await use(origin);
  } finally {
    if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM');
  }
};
