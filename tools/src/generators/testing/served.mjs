import { freePort } from '@example/testing/service';
import { setTimeout as sleep } from 'node:timers/promises';
import { targetOf } from './targets.mjs';

/**
 * Serves a project while `use` runs.
 *
 * @param {import('./workspace-copy.mjs').WorkspaceCopy} workspace
 * @param {string} project
 * @param {'preview' | 'serve'} target
 * @param {(origin: string) => Promise<void>} use
 */
export const served = async (workspace, project, target, use) => {
  const { program, args, cwd } = targetOf(workspace, project, target);
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
