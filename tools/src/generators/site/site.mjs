import { formatFiles, generateFiles, readJson } from '@nx/devkit';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { assertFree, literal, spell } from '../names.mjs';

/**
 * Another company's site: its own brand and content, made of the design system, built to static
 * pages that need no script and no server of their own.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ readonly name: string; readonly company?: string }} options
 */
const site = async (tree, { name, company }) => {
  const spelled = spell(name);
  const { fileName, sentence } = spelled;
  const folder = `apps/${fileName}`;
  assertFree(tree, folder);
  const { dependencies } = readJson(tree, 'apps/site/package.json');
  generateFiles(tree, join(import.meta.dirname, 'files'), folder, {
    ...spelled,
    company: company ?? sentence,
    react: dependencies.react,
    reactDom: dependencies['react-dom'],
    literal,
  });
  const config = readJson(tree, 'tsconfig.json');
  const references = [...config.references, { path: folder }];
  tree.write(
    'tsconfig.json',
    JSON.stringify({ ...config, references }, null, 2).replace(
      /\{\s*("path": "[^"]*")\s*\}/g,
      '{ $1 }',
    ),
  );
  await formatFiles(tree);
  return () => {
    // The lock file names every package of the workspace; `npm ci` refuses one that does not.
    execFileSync(
      'npm',
      [
        'install',
        '--package-lock-only',
        '--ignore-scripts',
        '--no-audit',
        '--no-fund',
        '--prefer-offline',
      ],
      { cwd: tree.root, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    console.log(`
The site is in ${folder}. Next:
  1. Its colours, faces and shapes:  ${folder}/src/brand.ts
  2. Its words:                      ${folder}/src/content.ts
  3. Its page:                       ${folder}/src/home.tsx
  4. Look at it:                     npx nx serve ${fileName}
     and after a change, beside it:  npx nx build ${fileName}
  5. Put dist/${fileName} on any static host.`);
  };
};

export default site;
