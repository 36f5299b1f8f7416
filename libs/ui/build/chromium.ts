import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';

/** Path of the system's smallest Chromium; `undefined` leaves the choice to Playwright. */
export const executablePath = [
  '/usr/bin/chromium-headless-shell',
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
].find((path) => path !== undefined && path !== '' && existsSync(path));

/** Starts the Chromium of the tests that look at built pages. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking', '--no-first-run'],
  });
