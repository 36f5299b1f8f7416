import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const playwrightCache = join(homedir(), '.cache/ms-playwright');

/** Playwright's own downloads. */
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
 * Where Chromium is: `CHROMIUM_PATH`, else the system's, else Playwright's; undefined where none is.
 */
export const chromiumPath = () =>
  [process.env['CHROMIUM_PATH'], ...systemPaths, ...playwrightPaths()].find(
    (path) => path !== undefined && existsSync(path),
  );

/** What a headless Chromium needs to run as any user and to ask nothing of other hosts. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
