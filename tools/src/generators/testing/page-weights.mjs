import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the weight of each page of a built site, in bytes: its styles uncompressed, its scripts and
 * document as the build has compressed them with brotli.
 */
export const weightsOf = (/** @type {string} */ dist) => {
  /** @type {{ pages: Record<string, { styles: object; entry: string; preload: string[] }> }} */
  const { pages } = JSON.parse(readFileSync(join(dist, 'server/assets.json'), 'utf8'));
  const compressed = (/** @type {string} */ file) => statSync(`${file}.br`).size;
  return Object.fromEntries(
    Object.entries(pages).map(([name, { styles, entry, preload }]) => {
      const document = join(dist, 'pages', `${name === 'home' ? 'index' : name}.html`);
      const scripts = [entry, ...preload].map((file) => compressed(join(dist, 'client', file)));
      return [
        name,
        {
          styles: JSON.stringify(styles).length,
          js: scripts.reduce((sum, bytes) => sum + bytes, 0),
          html: existsSync(document) ? compressed(document) : 0,
        },
      ];
    }),
  );
};
