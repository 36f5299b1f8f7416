import { generateFiles } from '@nx/devkit';
import { libraryGenerator } from '@nx/react';
import { join } from 'node:path';
import { addToContainerfile } from '../containerfile.mjs';
import { formatChanges } from '../format-changes.mjs';
import { addToLockFile, linkPackage } from '../lock-file.mjs';
import { assertFree, assertNoProject, spell } from '../names.mjs';

/**
 * Generates a library of React components beside the design system: the result of `@nx/react:library` with
 * vanilla-extract, Vitest, one `tsconfig.json` and a first component.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ readonly name: string }} options
 */
const library = async (tree, { name }) => {
  const spelled = spell(name);
  const folder = `libs/${spelled.fileName}`;
  assertFree(tree, folder);
  assertNoProject(tree, spelled.fileName);
  const manifest = tree.read('package.json') ?? '';
  await libraryGenerator(tree, {
    directory: folder,
    name: `@example/${spelled.fileName}`,
    tags: 'type:components',
    bundler: 'none',
    component: false,
    linter: 'none',
    style: 'none',
    unitTestRunner: 'none',
    skipFormat: true,
  });
  // The generator adds packages of Babel and SWC, which nothing here uses.
  tree.write('package.json', manifest);
  tree.delete(`${folder}/tsconfig.lib.json`);
  // The package.json has all of its settings.
  tree.delete(`${folder}/project.json`);
  generateFiles(tree, join(import.meta.dirname, 'files'), folder, spelled);
  addToContainerfile(tree, folder);
  await formatChanges(tree);
  return () => {
    addToLockFile(tree.root);
    linkPackage(tree.root, folder);
    console.log(`
The library is in ${folder}. Next:
  1. Its first component:  ${folder}/src/${spelled.fileName}.tsx
  2. Its tests:            npx nx test ${spelled.fileName}
  3. Who may import it:    'type:components' in eslint.config.mjs`);
  };
};

export default library;
