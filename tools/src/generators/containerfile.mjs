/**
 * Adds the manifest of a new package to those that the image is built with, in their order.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} folder
 */
export const addToContainerfile = (tree, folder) => {
  const file = 'Containerfile';
  const lines = (tree.read(file, 'utf8') ?? '').split('\n');
  const line = `COPY ${folder}/package.json ${folder}/`;
  const next = lines.findIndex((other) => /^COPY \S+\/package\.json /.test(other) && other > line);
  if (next === -1) throw new Error(`${file} has no manifests to add to.`);
  tree.write(file, lines.toSpliced(next, 0, line).join('\n'));
};
