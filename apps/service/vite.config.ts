import { defineConfig } from 'vite';

/**
 * Packages whose version is the service's own, not the workspace's: from `dist` another one would be
 * found, or none. They are bundled.
 */
export const bundledPackages = ['b4a', 'p-limit', 'tar-stream', 'yocto-queue'];

/** Bundles the service and its command line; what else comes from npm stays in node_modules. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  ssr: { noExternal: bundledPackages },
  logLevel: 'warn',
  build: {
    ssr: true,
    outDir: '../../dist/service',
    emptyOutDir: true,
    target: 'node24',
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        backup: 'src/cli/backup.ts',
        jobs: 'src/cli/jobs.ts',
        outbox: 'src/cli/outbox.ts',
        privacy: 'src/cli/privacy.ts',
        restore: 'src/cli/restore.ts',
        staff: 'src/cli/staff.ts',
        'check-resume': 'src/resumes/content/process.ts',
      },
      // Shared code lies beside the entries: it finds the bundle of a process by its own address.
      output: { entryFileNames: '[name].js', chunkFileNames: 'shared-[name].js' },
    },
  },
});
