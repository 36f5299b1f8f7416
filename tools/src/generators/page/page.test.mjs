import { FsTree } from 'nx/src/generators/tree.js';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import page from './page.mjs';

const root = join(import.meta.dirname, '../../../..');

it.each(
  /** @type {const} */ ([
    ['services', true],
    ['products', false],
  ]),
)('the page generator writes the bar of tabs when the menu has one: %s', async (menu, has) => {
  const tree = new FsTree(root, false);
  await page(tree, { name: 'tariffs', menu });
  const [content, module] = ['libs/content', 'apps/site'].map((folder) =>
    tree.read(`${folder}/src/pages/tariffs.${folder === 'apps/site' ? 'tsx' : 'ts'}`, 'utf8'),
  );
  expect(content?.includes("tabBar: 'services'")).toBe(has);
  expect(module?.includes('bar: ServiceTabs')).toBe(has);
});

it('the page generator refuses the name of the home page’s file', async () => {
  const tree = new FsTree(root, false);
  await expect(page(tree, { name: 'index' })).rejects.toThrow('index.html is the home page');
  expect(tree.listChanges()).toEqual([]);
});
