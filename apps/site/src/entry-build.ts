import type { SiteModule } from '@example/api/pages';
import { readFileSync } from 'node:fs';
import type { SiteAssets } from './document/assets.ts';
import { createSiteFrom } from './entry-server.tsx';

export { iconPath, indexable, paths, prerenderedPaths, uploads } from './entry-server.tsx';

/** Creates the built site. The service imports it from `dist/site/server/entry-server.js`. */
export const createSite = ({ publicOrigin }: Parameters<SiteModule['createSite']>[0]) => {
  const assets = JSON.parse(
    readFileSync(new URL('./assets.json', import.meta.url), 'utf8'),
  ) as SiteAssets;
  return createSiteFrom({ publicOrigin, assets: () => assets });
};
