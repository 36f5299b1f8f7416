import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTarget } from './targets.mjs';

export const component = 'libs/ui/src/components/price-tag';
export const library = 'libs/price-table';
export const site = 'apps/north-works';
export const company = "North & Sons' Works";
const pageTitle = "Press & people's room";
export const pageFiles = [
  'libs/content/src/pages/press-room.ts',
  'apps/site/src/pages/press-room.tsx',
  'apps/site/src/pages/press-room.test.ts',
];
export const editedByPage = [
  'routes',
  'pages',
  'navigation',
  'specification.test',
  'testing/specified-texts',
].map((name) => `libs/content/src/${name}.ts`);
export const formFiles = [
  'libs/api/src/forms/callback.ts',
  'libs/content/src/callback.ts',
  'apps/site/src/form-components/callback-form.tsx',
];
export const editedByForm = [
  'libs/api/src/forms/public-forms.ts',
  'libs/content/src/forms.ts',
  'apps/service/src/features/forms/definitions.ts',
  'apps/service/src/storage/migrations/index.ts',
];
export const generated = [
  ...[component, library, site, ...pageFiles, ...editedByPage],
  ...[...formFiles, ...editedByForm],
];

/** @typedef {{ readonly status: number | null; readonly output: string }} Outcome */

/** Generators with their options, in the order in which they run. */
export const runs = {
  component: { _: ['price-tag'], element: 'span', category: 'Feedback' },
  library: { _: ['price-table'] },
  page: { _: ['press-room'], title: pageTitle },
  form: { _: ['callback'] },
  site: { _: ['north-works'], company },
};

/**
 * Returns a function that runs something once, for all tests that look at its outcome.
 *
 * @template T
 * @param {() => Promise<T>} run
 */
const once = (run) => {
  /** @type {Promise<T> | undefined} */
  let outcome;
  return () => (outcome ??= run());
};

/**
 * Runs all generators in a copy of the workspace.
 *
 * @param {import('./workspace-copy.mjs').WorkspaceCopy} workspace
 */
export const generateAll = async (workspace) => {
  /** @type {Record<string, Outcome>} */
  const said = {};
  const script = 'tools/src/generators/testing/run-generators.mjs';
  const { output } = await workspace.run('node', [script, JSON.stringify(Object.entries(runs))], {
    env: { NX_ISOLATE_PLUGINS: 'false', NODE_ENV: 'development' },
  });
  let rest = output;
  for (const name of Object.keys(runs)) {
    const [own = '', status] = new RegExp(`[^]*?^ended ${name} (\\d+)$`, 'm').exec(rest) ?? [rest];
    said[name] = { status: status === undefined ? null : Number(status), output: own };
    rest = rest.slice(own.length);
  }

  /** @param {string} file */
  const read = (file) => readFileSync(join(workspace.folder, file), 'utf8');

  const runNewTests = once(() =>
    runTarget(workspace, 'test', ['price-table', 'north-works'], 'test'),
  );
  const buildSites = once(() =>
    runTarget(workspace, 'build', ['site', 'north-works'], 'production'),
  );
  /** Runs the tests of apps/site that go through all pages or all forms. */
  const runSiteTests = once(() =>
    workspace.run(
      'vitest',
      [
        ...['run', '--project', 'server', '--reporter=verbose'],
        ...['entry-server', 'pages', 'forms/public-form', 'structured-data'].map(
          (name) => `src/${name}`,
        ),
      ],
      { cwd: 'apps/site' },
    ),
  );
  /** Runs the tests of apps/service that go through all forms or all tables. */
  const runFormTests = once(() =>
    workspace.run(
      'vitest',
      [
        ...['run', '--reporter=verbose'],
        ...[
          '-t',
          '\\(callback\\)|is deleted everywhere|is the same in every row|as the table says|follow all filters|what is deleted when',
        ],
        ...[
          'features/forms/send-form',
          'features/privacy/privacy',
          'operations/backups/back-up',
          'auth/candidates/access',
          'desk/news',
          'desk/records',
        ].map((name) => `src/${name}`),
      ],
      { cwd: 'apps/service' },
    ),
  );
  /** Runs the new component's unit test and stories. */
  const runComponent = once(() => {
    // Packages stand outside the copy, where Vite serves no file from by itself.
    writeFileSync(
      join(workspace.folder, 'libs/ui/vitest.copy.config.mjs'),
      `import config from './vitest.config.ts';
const server = { fs: { strict: false } };
const projects = config.test.projects.map((project) => ({ ...project, server }));
export default { ...config, test: { ...config.test, projects } };
`,
    );
    return workspace.run(
      'vitest',
      [
        ...['run', '--config', 'vitest.copy.config.mjs'],
        ...['--project', 'dom', '--project', 'stories', 'src/components/price-tag'],
      ],
      { cwd: 'libs/ui' },
    );
  });

  return {
    /** Outcome of each generator. */
    said,
    read,
    runNewTests,
    buildSites,
    runSiteTests,
    runFormTests,
    runComponent,
  };
};
