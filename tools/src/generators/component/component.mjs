import { generateFiles, readJson, updateJson } from '@nx/devkit';
import { join } from 'node:path';
import { formatChanges } from '../format-changes.mjs';
import { assertFree, literal, spell } from '../names.mjs';

/** Descriptions of the root elements for assistive technology. */
const roles = {
  div: 'No role of its own: its words are read in their place.',
  section: 'A region once it has a name (`aria-labelledby`); without one it has no role.',
  article: 'An article.',
  figure: 'A figure; name it with a `figcaption` or `aria-label`.',
  p: 'A paragraph.',
  span: 'No role of its own: its words are read in their place.',
};

/**
 * Generates a component of the design system. It passes lint, types, unit and story tests unchanged.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ readonly name: string; readonly element?: keyof typeof roles; readonly category?: string }} options
 */
const component = async (tree, { name, element = 'div', category = 'Content' }) => {
  const spelled = spell(name);
  const { fileName, className } = spelled;
  const folder = `libs/ui/src/components/${fileName}`;
  assertFree(tree, folder);
  if (Object.hasOwn(readJson(tree, 'libs/ui/package.json').exports, `./${fileName}`))
    throw new Error(`@example/ui/${fileName} is there already.`);
  generateFiles(tree, join(import.meta.dirname, 'files'), folder, {
    ...spelled,
    element,
    category,
    role: roles[element],
    literal,
  });
  updateJson(tree, 'libs/ui/package.json', (manifest) => ({
    ...manifest,
    exports: Object.fromEntries(
      Object.entries({
        ...manifest.exports,
        [`./${fileName}`]: `./src/components/${fileName}/index.ts`,
      }).sort(([one], [other]) => (one < other ? -1 : 1)),
    ),
  }));
  await formatChanges(tree);
  return () => {
    console.log(`
${className} is in ${folder}. Next:
  1. Make it what it is to be; see docs/components.md.
  2. Look at it:                  npm run storybook (${category}/${className})
  3. Accept the new public API:   npm run api:accept -w @example/ui
  4. Accept its size:             npm run sizes:set -w @example/ui
  5. Name it in the kit's lists:  libs/ui/README.md and libs/ui/CHANGELOG.md`);
  };
};

export default component;
