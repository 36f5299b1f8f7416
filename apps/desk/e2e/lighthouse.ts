import { chromium, type LaunchOptions } from '@playwright/test';
import lighthouse from 'lighthouse';

interface Run {
  readonly launchOptions: LaunchOptions;
  /** The browser's own, for debugging: no other run may have it at the same time. */
  readonly port: number;
  /** Whoever is signed in. */
  readonly cookie?: string;
}

/** Lighthouse's score of a page's accessibility, from 0 to 1. */
export const lighthouseScore = async (
  address: string,
  { launchOptions, port, cookie }: Run,
): Promise<number | null | undefined> => {
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--remote-debugging-port=${String(port)}`],
  });
  try {
    const result = await lighthouse(address, {
      port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: ['accessibility'],
      disableFullPageScreenshot: true,
      ...(cookie !== undefined && { extraHeaders: { Cookie: cookie } }),
    });
    return result?.lhr.categories['accessibility']?.score;
  } finally {
    await browser.close();
  }
};
