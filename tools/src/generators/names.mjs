import { getProjects, names } from '@nx/devkit';

/**
 * Returns a name in the spellings that files need: `price-tag`, `PriceTag`, `priceTag` and 'Price tag'.
 *
 * @param {string} given any of these spellings
 * @throws Error when it is not a name
 */
export const spell = (given) => {
  const { fileName } = names(given.trim());
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(fileName)) {
    throw new Error(`'${given}' is no name: write it like 'price-tag', starting with a letter.`);
  }
  // Of the file name, since 'FAQ' as it was given is 'fAQ' as a property.
  const { className, propertyName } = names(fileName);
  const spaced = fileName.replaceAll('-', ' ');
  const sentence = spaced.charAt(0).toUpperCase() + spaced.slice(1);
  return { fileName, className, propertyName, sentence };
};

/**
 * Refuses to overwrite an existing path.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} path
 */
export const assertFree = (tree, path) => {
  if (tree.exists(path)) throw new Error(`${path} is there already.`);
};

/**
 * Refuses the name of an existing project, of which each is a package, too.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} name
 */
export const assertNoProject = (tree, name) => {
  const taken = [...getProjects(tree).values()].find(
    (project) => project.name === name || project.name === `@example/${name}`,
  );
  if (taken) throw new Error(`There is a project named ${name} already: ${taken.root}.`);
};

/**
 * Returns a text as a string literal of TypeScript. Oxfmt chooses the quotes.
 *
 * @param {string} text
 */
export const literal = (text) => JSON.stringify(text);
