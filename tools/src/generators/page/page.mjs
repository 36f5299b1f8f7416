import { generateFiles } from '@nx/devkit';
import { join } from 'node:path';
import { formatChanges } from '../format-changes.mjs';
import { assertFree, literal, spell } from '../names.mjs';
import { addEntry, addEntryBeforeSpread, addEntryById, addImport } from '../source-edit.mjs';

const content = 'libs/content/src';

/** First parts of the paths that the service answers itself. */
const ofService = new Set(['api', 'assets', 'desk', 'healthz', 'home', 'readyz', 'share']);

/**
 * Generates a prerendered page of the company's site: its texts, its route, a menu entry and tests.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ readonly name: string; readonly title?: string; readonly menu?: 'services' | 'products' }} options
 */
const page = async (tree, { name, title, menu = 'services' }) => {
  const spelled = spell(name);
  const { fileName, propertyName, sentence } = spelled;
  const heading = title ?? sentence;
  const path = `/${fileName}`;
  assertFree(tree, `${content}/pages/${fileName}.ts`);
  assertFree(tree, `apps/site/src/pages/${fileName}.tsx`);
  if (ofService.has(fileName))
    throw new Error(`/${fileName} is a path of the service: take another name.`);
  if (fileName === 'index') throw new Error('index.html is the home page: take another name.');

  /** @param {string} file @param {(source: string) => string} change */
  const edit = (file, change) => {
    const source = tree.read(file, 'utf8');
    if (source === null) throw new Error(`${file} is missing.`);
    try {
      tree.write(file, change(source));
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : ''}`, { cause: error });
    }
  };
  edit(`${content}/routes.ts`, (source) => addEntry(source, 'routes', literal(path)));
  edit(`${content}/pages.ts`, (source) =>
    addImport(
      addEntry(source, 'pages', `${literal(path)}: ${propertyName}`),
      propertyName,
      `./pages/${fileName}.ts`,
    ),
  );
  edit(`${content}/navigation.ts`, (source) =>
    addEntryById(
      source,
      { name: 'headerNavigation', id: menu, list: 'links' },
      `{ label: ${literal(heading)}, href: ${literal(path)}, description: 'An overview' }`,
    ),
  );
  // The content's own list of its pages, and of the words that each must show.
  edit(`${content}/specification.test.ts`, (source) =>
    addEntryBeforeSpread(source, 'specified', literal(path)),
  );
  edit(`${content}/testing/specified-texts.ts`, (source) =>
    addEntry(source, 'specifiedTexts', `[${literal(path)}, [${literal(heading)}]]`),
  );

  const substitutions = { ...spelled, heading, path, menu, literal };
  generateFiles(
    tree,
    join(import.meta.dirname, 'files/content'),
    `${content}/pages`,
    substitutions,
  );
  generateFiles(
    tree,
    join(import.meta.dirname, 'files/site'),
    'apps/site/src/pages',
    substitutions,
  );
  await formatChanges(tree);
  return () => {
    console.log(`
The page ${path} is there. Next:
  1. Write its words:      ${content}/pages/${fileName}.ts
  2. Name them in a test:  ${content}/testing/specified-texts.ts
  3. Say in the menu what is behind it: ${content}/navigation.ts
  4. Look at it:           npm run dev
  5. Where sections of text are not enough, compose it yourself: docs/pages.md`);
  };
};

export default page;
