import { expect } from '@playwright/test';
import { slowness } from '@example/testing/slowness';
import { openList } from './desk.ts';
import { test } from './fake/test.ts';

/**
 * Main-thread time of a frame at 60 frames a second, in ms of a machine with cores of 2.4 GHz. The thread's own time is
 * measured, so that other load on the machine does not count.
 */
const FRAME_MS = 1_000 / 60;
const FRAMES = 120;

/** Larger than the service's pages: the list is measured, not 250 answers. */
const PAGE = 10_000;

test.describe('Application list', () => {
  test('the list scrolls through 50,000 rows with few of them in the document', async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.route('**/desk/applications?*', async (route) => {
      const url = new URL(route.request().url());
      url.searchParams.set('limit', String(PAGE));
      await route.continue({ url: url.href });
    });
    await openList(page);
    const read = await page.evaluate(async () => {
      const grid = document.querySelector('[role=grid]');
      const scroller = grid?.parentElement;
      if (!scroller) throw new Error('there is no list');
      const rows = () => [...document.querySelectorAll<HTMLElement>('[role=row][data-index]')];
      let most = 0;
      const last = () => Math.max(...rows().map((row) => Number(row.dataset['index'])));
      const end = Date.now() + 200_000;
      while (last() < 49_999 && Date.now() < end) {
        scroller.scrollTop = scroller.scrollHeight;
        await new Promise(requestAnimationFrame);
        most = Math.max(most, rows().length);
      }
      return { last: last(), most };
    });
    expect(read.last).toBe(49_999);
    expect(read.most).toBeLessThan(80);

    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    const threadMs = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? NaN) * 1_000;
    };
    const scroll = async () =>
      page.evaluate(async (frames) => {
        const scroller = document.querySelector('[role=grid]')?.parentElement;
        if (!scroller) throw new Error('there is no list');
        await new Promise<void>((resolve) => {
          let left = frames;
          const step = () => {
            scroller.scrollTop -= 120;
            left -= 1;
            if (left > 0) requestAnimationFrame(step);
            else resolve();
          };
          requestAnimationFrame(step);
        });
      }, FRAMES);
    // The first rows take memory that later ones use again; some machines are slow to give it.
    await scroll();
    const before = await threadMs();
    await scroll();
    const perFrame = ((await threadMs()) - before) / FRAMES / (await page.evaluate(slowness, 41));
    test.info().annotations.push({ type: 'ms a frame', description: perFrame.toFixed(1) });
    expect(perFrame).toBeLessThanOrEqual(FRAME_MS);
  });
});
