import { existsSync } from 'node:fs';

/** The smallest Chromium there is: Debian's headless shell, else the whole; `undefined` where there is none of the system's. */
export const chromium: string | undefined = [
  '/usr/bin/chromium-headless-shell',
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
].find((path) => path !== undefined && existsSync(path));
