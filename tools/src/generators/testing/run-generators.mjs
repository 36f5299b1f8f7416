/*
 * Runs generators in the workspace of the current folder, one after the other in one process: Nx takes 2 s to start.
 * The first argument is JSON: a list of names with their options. Each output ends with a line `ended NAME STATUS`.
 * Leaves what Nx then knows of the projects in its file of them.
 */
import { createProjectGraphAsync } from '@nx/devkit';
import { generate } from 'nx/src/command-line/generate/generate.js';
import { resetWorkspaceContext } from 'nx/src/utils/workspace-context.js';

/** @type {readonly (readonly [name: string, options: Readonly<Record<string, unknown>>])[]} */
const wanted = JSON.parse(process.argv[2] ?? '[]');
for (const [name, options] of wanted) {
  const status = await generate({
    generator: `@example/tools:${name}`,
    interactive: false,
    ...options,
  });
  console.log(`ended ${name} ${String(status ?? 0)}`);
}
// Without it Nx does not look for new files.
resetWorkspaceContext();
await createProjectGraphAsync({ exitOnError: true });
