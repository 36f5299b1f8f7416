import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { readRelease } from './src/runtime/release/read-release.ts';

/** Major version of Node that the bundle targets, as in the lock file. */
const NODE = 24;

/**
 * Packages that are bundled, because the service's version of them differs from the workspace's. From `dist`, another
 * version would be found, or none.
 */
export const bundledPackages = [
  'b4a',
  'lru-cache',
  'negotiator',
  'p-limit',
  'tar-stream',
  'yocto-queue',
];

/** Packages of hundreds of modules, which are a third of the time of a start when they are loaded one by one. */
const packagesOfManyModules = ['kysely', 'zod'];

/** Entries of the bundle, with the module that does the work. */
const entries = {
  main: 'src/main.ts',
  backup: 'src/operations/cli/backup.ts',
  jobs: 'src/operations/cli/jobs.ts',
  mail: 'src/operations/cli/mail.ts',
  outbox: 'src/operations/cli/outbox.ts',
  privacy: 'src/operations/cli/privacy.ts',
  restore: 'src/operations/cli/restore.ts',
  staff: 'src/operations/cli/staff.ts',
};

const ENTRY = 'entry:';

/**
 * Makes an entry check the version of Node before it loads the module that does the work. An older Node cannot link
 * that module and would end with a stack trace.
 */
const checkNode = (): Plugin => ({
  name: 'check-node',
  resolveId: (id) => (id.startsWith(ENTRY) ? `\0${id}` : undefined),
  load: (id) =>
    id.startsWith(`\0${ENTRY}`)
      ? `if (Number(process.versions.node.split('.')[0]) >= ${String(NODE)}) {
          await import(${JSON.stringify(join(import.meta.dirname, id.slice(ENTRY.length + 1)))});
        } else {
          process.stderr.write(
            \`the service needs Node ${String(NODE)}, and \${process.execPath} is \${process.version}\\n\`,
          );
          process.exitCode = 1;
        }`
      : undefined,
});

/** Adds the script that starts the service with its settings of memory. */
const startScript = (): Plugin => ({
  name: 'start-script',
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: 'start',
      source: readFileSync(join(import.meta.dirname, 'start')),
    });
  },
});

/** Bundles the service and its command line. Other packages from npm stay in node_modules. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [checkNode(), startScript()],
  ssr: { noExternal: [...bundledPackages, ...packagesOfManyModules] },
  logLevel: 'warn',
  define: { BUILT_RELEASE: JSON.stringify(readRelease(import.meta.dirname)) },
  build: {
    ssr: true,
    outDir: '../../dist/service',
    emptyOutDir: true,
    target: `node${String(NODE)}`,
    rolldownOptions: {
      input: {
        ...Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, ENTRY + file])),
        'check-resume': 'src/features/resumes/content/process.ts',
      },
      // Shared code must be beside the entries, because it locates the bundle of a process by its own URL.
      output: { entryFileNames: '[name].js', chunkFileNames: 'shared-[name].js' },
    },
  },
});
