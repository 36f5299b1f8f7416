import { readFileSync } from 'node:fs';
import { format } from 'oxfmt';

const file = new URL('../../../.oxfmtrc.json', import.meta.url);

/**
 * Formats what a generator creates or changes in a tree, as `npm run format` does.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @throws Error for a file that cannot be parsed
 */
export const formatChanges = async (tree) => {
  const options = JSON.parse(readFileSync(file, 'utf8'));
  for (const { path, content } of tree.listChanges()) {
    if (content === null || !/\.(?:css|json|md|mjs|tsx?)$/.test(path)) continue;
    if (path === 'package-lock.json') continue;
    const { code, errors } = await format(path, content.toString(), options);
    if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message ?? ''}`);
    tree.write(path, code);
  }
};
