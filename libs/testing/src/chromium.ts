import { existsSync } from 'node:fs';

/**
 * Path of the smallest Chromium: Debian's headless shell, otherwise a whole one; `undefined` when none is
 * installed.
 */
export const chromium: string | undefined = [
  '/usr/bin/chromium-headless-shell',
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
].find((path) => path !== undefined && existsSync(path));
