import { generateFiles, readJson, updateJson } from '@nx/devkit';
import { join } from 'node:path';
import { addToContainerfile } from '../containerfile.mjs';
import { formatChanges } from '../format-changes.mjs';
import { addToLockFile } from '../lock-file.mjs';
import { assertFree, assertNoProject, literal, spell } from '../names.mjs';

/**
 * Generates another company's site with its own brand and content, made of the design system. It is built to
 * static pages that need no script and no server of their own.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ readonly name: string; readonly company?: string }} options
 */
const site = async (tree, { name, company }) => {
  const spelled = spell(name);
  const { fileName, sentence } = spelled;
  const folder = `apps/${fileName}`;
  assertFree(tree, folder);
  assertNoProject(tree, fileName);
  const { dependencies } = readJson(tree, 'apps/site/package.json');
  generateFiles(tree, join(import.meta.dirname, 'files'), folder, {
    ...spelled,
    company: company ?? sentence,
    react: dependencies.react,
    reactDom: dependencies['react-dom'],
    literal,
  });
  updateJson(tree, 'tsconfig.json', (config) => ({
    ...config,
    references: [...config.references, { path: folder }],
  }));
  addToContainerfile(tree, folder);
  await formatChanges(tree);
  return () => {
    addToLockFile(tree.root);
    console.log(`
The site is in ${folder}. Next:
  1. Its colours, faces and shapes:  ${folder}/src/brand.ts
  2. Its words:                      ${folder}/src/content.ts
  3. Its page:                       ${folder}/src/home.tsx
  4. Look at it:                     npx nx serve ${fileName}
  5. Build it for any static host:   npx nx build ${fileName}, in dist/${fileName}`);
  };
};

export default site;
