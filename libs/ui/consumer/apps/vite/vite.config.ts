import { writeFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import type * as serverEntry from './src/entry-server.tsx';

/** Creates a plugin that adds the server's markup to pages while developing. */
const serverMarkup = (): Plugin => ({
  name: 'server-markup',
  apply: 'serve',
  async transformIndexHtml(html, { server }) {
    const entry = await server?.ssrLoadModule('/src/entry-server.tsx');
    const { render } = entry as typeof serverEntry;
    return html.replace('<!--page-->', render());
  },
});

/** Creates a plugin that writes down the modules of the browser's bundle. */
const moduleList = (): Plugin => ({
  name: 'module-list',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk'
        ? Object.entries(file.modules)
            .filter(([, { renderedLength }]) => renderedLength > 0)
            .map(([id]) => id)
        : [],
    );
    if (!this.environment.config.build.ssr) {
      writeFileSync('modules.json', JSON.stringify(modules));
    }
  },
});

/** Modes of the server's build: the kit left outside (by default), in the bundle, for server components. */
export default defineConfig(({ mode }) => ({
  plugins: [serverMarkup(), moduleList()],
  build: { assetsInlineLimit: 0, ssrEmitAssets: mode === 'react-server' },
  ssr: {
    noExternal: mode === 'whole' || mode === 'react-server' ? true : [],
    ...(mode === 'react-server' && { resolve: { conditions: ['react-server', 'module', 'node'] } }),
  },
}));
