/* The part of `nx release` that is this project's own; nx.json names this file. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readJson, type Tree } from '@nx/devkit';
import type * as versionActions from '@nx/js/src/release/version-actions';

const { afterAllProjectsVersioned, default: JsVersionActions } = createRequire(import.meta.url)(
  '@nx/js/src/release/version-actions',
) as typeof versionActions;

/** Gives 'Unreleased' the title of a version. */
export const titleUnreleased = (changelog: string, version: string, date: Date): string => {
  const title = /^## Unreleased$(?=\n+(?!## )\S)/m;
  if (!title.test(changelog))
    throw new Error("CHANGELOG.md has no entry under 'Unreleased': write what the version brings.");
  return changelog.replace(title, `## ${version} (${date.toISOString().slice(0, 10)})`);
};

/** Writes the version into the manifest, the changelog's title and the list of released subpaths. */
export default class extends JsVersionActions {
  override async updateProjectVersion(tree: Tree, version: string): Promise<string[]> {
    const { root } = this.projectGraphNode.data;
    const changelog = join(root, 'CHANGELOG.md');
    tree.write(changelog, titleUnreleased(tree.read(changelog, 'utf8') ?? '', version, new Date()));
    const { exports } = readJson<{ readonly exports: object }>(tree, join(root, 'package.json'));
    const subpaths = Object.keys(exports).map((subpath) => subpath.slice('./'.length));
    tree.write(join(root, 'api/released.json'), `${JSON.stringify(subpaths, undefined, 2)}\n`);
    return super.updateProjectVersion(tree, version);
  }
}

export { afterAllProjectsVersioned };
