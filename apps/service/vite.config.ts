import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { readRelease } from './src/release/read-release.ts';

/** The Node that the bundle is for, as the lock file has it. */
const NODE = 24;

/**
 * Packages whose version is the service's own, not the workspace's: from `dist` another one would be
 * found, or none. They are bundled.
 */
export const bundledPackages = ['b4a', 'p-limit', 'tar-stream', 'yocto-queue'];

/** What is started, by the module that does the work. */
const entries = {
  main: 'src/main.ts',
  backup: 'src/cli/backup.ts',
  jobs: 'src/cli/jobs.ts',
  mail: 'src/cli/mail.ts',
  outbox: 'src/cli/outbox.ts',
  privacy: 'src/cli/privacy.ts',
  restore: 'src/cli/restore.ts',
  staff: 'src/cli/staff.ts',
};

const ENTRY = 'entry:';

/**
 * Lets an entry look at the Node it was started with before it loads the module that does the work: an older one
 * cannot link that, and would end with a stack trace.
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

/** Bundles the service and its command line; what else comes from npm stays in node_modules. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [checkNode()],
  ssr: { noExternal: bundledPackages },
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
        'check-resume': 'src/resumes/content/process.ts',
      },
      // Shared code lies beside the entries: it finds the bundle of a process by its own address.
      output: { entryFileNames: '[name].js', chunkFileNames: 'shared-[name].js' },
    },
  },
});
