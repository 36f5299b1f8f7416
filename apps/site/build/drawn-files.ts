import type { Plugin } from 'vite';
import type { IconPath } from './drawing/brochure.ts';
import type * as Drawing from './drawing/files.ts';

const contentTypes: Readonly<Record<string, string>> = {
  ico: 'image/x-icon',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
};

/** Draws files on request in the development server. The build writes them into its client folder. */
export const drawnFiles = (): Plugin => ({
  name: 'drawn-files',
  apply: 'serve',
  configureServer(server) {
    const draw = async () => {
      // Imported by URL, so that it is not bundled into the configuration.
      const drawing = new URL('./drawing/files.ts', import.meta.url).href;
      const { drawFiles } = (await import(drawing)) as typeof Drawing;
      const { iconPath } = await server.ssrLoadModule('/src/entry-server.tsx');
      return drawFiles(iconPath as IconPath);
    };
    let drawing: ReturnType<typeof draw> | undefined;
    server.middlewares.use((request, response, next) => {
      const path = request.url?.replace(/\?.*$/, '') ?? '';
      const type = contentTypes[path.slice(path.lastIndexOf('.') + 1)];
      if (type === undefined) {
        next();
        return;
      }
      drawing ??= draw();
      drawing
        .then((files) => {
          const file = files.get(path);
          if (!file) {
            next();
            return;
          }
          response.setHeader('Content-Type', type);
          response.end(file);
        })
        .catch(next);
    });
  },
});
