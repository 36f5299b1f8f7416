import { taskJsKb, visitorTasks } from '@example/testing/visitor-tasks';
import { chromium } from 'playwright';
import { chromiumArgs, chromiumPath } from '../chromium.mjs';

/**
 * Measures what a whole task loads: every script from the first page to the answer, brotli, in KB.
 *
 * @param {string} origin of a running service
 * @returns {Promise<Readonly<Record<string, number>>>}
 */
export const measureTasks = async (origin) => {
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...chromiumArgs],
  });
  try {
    /** @type {Record<string, number>} */
    const figures = {};
    for (const [name, task] of Object.entries(visitorTasks)) {
      const context = await browser.newContext({ baseURL: origin });
      figures[name] = await taskJsKb(await context.newPage(), task);
      await context.close();
    }
    return figures;
  } finally {
    await browser.close();
  }
};
