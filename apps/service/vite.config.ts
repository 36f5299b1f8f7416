import { defineConfig } from 'vite';

/** Bundles the service and its command line; what comes from npm stays in node_modules. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: {
    outDir: '../../dist/service',
    emptyOutDir: true,
    target: 'node24',
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        jobs: 'src/cli/jobs.ts',
        outbox: 'src/cli/outbox.ts',
        privacy: 'src/cli/privacy.ts',
        'check-resume': 'src/resumes/content/worker.ts',
      },
      // Shared code lies beside the entries: it finds the bundle of a thread by its own address.
      output: { entryFileNames: '[name].js', chunkFileNames: 'shared-[name].js' },
    },
  },
});
