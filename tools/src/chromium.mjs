import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const playwrightCache = join(homedir(), '.cache/ms-playwright');

const playwrightPaths = () =>
  existsSync(playwrightCache)
    ? readdirSync(playwrightCache)
        .filter((folder) => folder.startsWith('chromium-'))
        .flatMap((folder) =>
          readdirSync(join(playwrightCache, folder))
            .filter((part) => part.startsWith('chrome-linux'))
            .map((part) => join(playwrightCache, folder, part, 'chrome')),
        )
    : [];

/**
 * Returns the path of Chromium: from `CHROMIUM_PATH`, the system or Playwright, in this order; undefined when
 * there is none.
 */
export const chromiumPath = () =>
  [process.env['CHROMIUM_PATH'], ...systemPaths, ...playwrightPaths()].find(
    (path) => path !== undefined && existsSync(path),
  );

/** Arguments that let a headless Chromium run as any user, without requests to other hosts. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
