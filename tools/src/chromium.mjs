import { existsSync, globSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Playwright's own download, where it was made. `globSync` came with Node 22. */
const playwrightPaths = () =>
  typeof globSync === 'function'
    ? globSync(join(homedir(), '.cache/ms-playwright/chromium-*/chrome-linux*/chrome'))
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
