import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Targets of projects, as Nx found them in the copy of the workspace, run by their commands. Nx itself is not started,
 * which takes 2 s.
 */

/**
 * Returns the program of a target, its arguments and its folder.
 *
 * @param {import('./workspace-copy.mjs').WorkspaceCopy} workspace
 * @param {string} project
 * @param {string} target
 * @returns {{ readonly program: string; readonly args: readonly string[]; readonly cwd: string }}
 */
export const targetOf = (workspace, project, target) => {
  const file = join(workspace.folder, '.nx/workspace-data/project-graph.json');
  const { nodes } = JSON.parse(readFileSync(file, 'utf8'));
  const { command, cwd, args = [] } = nodes[project].data.targets[target].options;
  const [program, ...own] = command.split(' ');
  return { program, args: [...own, ...args], cwd };
};

/**
 * Runs a target of several projects, side by side. NODE_ENV is that of the target, not of the tests.
 *
 * @param {import('./workspace-copy.mjs').WorkspaceCopy} workspace
 * @param {string} target
 * @param {readonly string[]} projects
 * @param {'production' | 'test'} mode
 */
export const runTarget = async (workspace, target, projects, mode) => {
  const ended = await Promise.all(
    projects.map((project) => {
      const { program, args, cwd } = targetOf(workspace, project, target);
      return workspace.run(program, args, { cwd, env: { NODE_ENV: mode } });
    }),
  );
  return {
    status: ended.find(({ status }) => status !== 0)?.status ?? 0,
    output: ended.map(({ output }) => output).join('\n'),
  };
};
