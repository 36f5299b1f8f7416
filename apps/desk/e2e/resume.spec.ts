import type { Application } from '@example/api/desk';
import { RESUME_MAX_BYTES } from '@example/api/limits';
import { expectAccessible, expectNoSidewaysScroll } from '@example/testing/axe';
import { expect, type Page } from '@playwright/test';
import {
  details,
  expectDetails,
  openDetails,
  referenceOf,
  walkToDetails,
  watchErrors,
} from './desk.ts';
import { test } from './fake/test.ts';

/** A search that finds nine applications: axe looks at each row. */
const FEW = '?q=A-0000000';

const showButton = (page: Page) => page.getByRole('button', { name: 'Show the resume' });
const pageOf = (page: Page, number: number, of: number) =>
  page.getByRole('group', { name: `Page ${String(number)} of ${String(of)}` });

/** Collects the references of fetched resumes. Downloads by links are the browser's own and do not count. */
const watchReads = (page: Page): readonly string[] => {
  const reads: string[] = [];
  page.on('request', (request) => {
    const [, reference] = /\/applications\/(A-\d+)\/resume$/.exec(request.url()) ?? [];
    if (reference !== undefined) reads.push(reference);
  });
  return reads;
};

/** Returns the number of dark pixels of a drawn page. */
const inkOf = async (page: Page, number: number, of: number) =>
  pageOf(page, number, of)
    .locator('canvas')
    .evaluate((drawn: HTMLCanvasElement) => {
      const copy = document.createElement('canvas');
      [copy.width, copy.height] = [drawn.width, drawn.height];
      const context = copy.getContext('2d');
      context?.drawImage(drawn, 0, 0);
      const { data } = context?.getImageData(0, 0, copy.width, copy.height) ?? { data: [] };
      return data.filter((value, index) => index % 4 === 0 && value < 100).length;
    });

/** Opens the next application by its link, and waits for what is said of its resume, which can be downloaded. */
const nextSays = async (page: Page, number: number, said: string) => {
  await page.getByRole('link', { name: 'Next application' }).click();
  await expectDetails(page, number);
  await expect(details(page).getByText(said), said).toBeVisible();
  await expect(details(page).getByRole('link', { name: 'Download' })).toBeVisible();
};

test.describe('Resume', () => {
  test('files of each kind are shown beside the application, or said to be none that can be', async ({
    page,
  }) => {
    const errors = watchErrors(page);
    const reads = watchReads(page);

    await test.step('one key opens the resume; where fetching it failed, it is fetched again on Try again', async () => {
      await page.route('**/resume', async (route) => route.fulfill({ status: 404, json: {} }), {
        times: 1,
      });
      await openDetails(page, 1, FEW);
      await expect(showButton(page)).toBeVisible();
      expect(reads).toEqual([]);
      await details(page).focus();
      await page.keyboard.press('v');
      await expect(details(page).getByRole('alert')).toContainText('It does not exist');
      await page.getByRole('button', { name: 'Try again' }).click();
    });

    await test.step('a PDF is drawn, with its text as text', async () => {
      await expect.poll(async () => inkOf(page, 1, 2)).toBeGreaterThan(500);
      const line = pageOf(page, 1, 2).getByText('B.Tech. Computer Science');
      await line.click({ clickCount: 3 });
      const selected = () => page.evaluate(() => getSelection()?.toString());
      await expect.poll(selected).toContain('College of Engineering, Trivandrum');
      await expect(pageOf(page, 1, 2).getByText('<b onclick="alert(1)">bold</b>')).toHaveCount(1);
      await expect(pageOf(page, 2, 2).getByText('A rate board')).toHaveCount(1);
      await expect(pageOf(page, 1, 2).locator('a, b')).toHaveCount(0);
      await expectAccessible(page);
      expect(reads).toEqual([referenceOf(1), referenceOf(1)]);
    });

    await test.step('its pages stay enlarged when the document is loaded again', async () => {
      const widthOf = async () => (await pageOf(page, 1, 2).boundingBox())?.width ?? 0;
      const before = await widthOf();
      await expect(page.getByRole('button', { name: 'Smaller' })).toBeDisabled();
      await page.getByRole('button', { name: 'Larger' }).click();
      await expect.poll(widthOf).toBeCloseTo(before * 1.25, -1);
      await page.reload();
      await expect.poll(widthOf).toBeCloseTo(before * 1.25, -1);
      await page.getByRole('button', { name: 'Smaller' }).click();
      await expect.poll(widthOf).toBeCloseTo(before, -1);
    });

    await test.step('it is no wider than a phone', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await expect.poll(async () => inkOf(page, 1, 2)).toBeGreaterThan(500);
      await expectNoSidewaysScroll(page, 'a PDF on a phone');
    });

    await test.step('a Word document is read as text', async () => {
      await walkToDetails(page, 2, FEW);
      const text = page.getByRole('group', { name: 'Text of the resume' });
      await expect(text.getByText('Curriculum vitae')).toBeVisible();
      await expectNoSidewaysScroll(page, 'a Word document on a phone');
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(text.getByRole('heading', { name: 'Experience', level: 5 })).toBeVisible();
      await expect(text.getByRole('cell', { name: 'B.Tech. Computer Science' })).toBeVisible();
      await expect(text.getByText('<b onclick="alert(1)">bold</b>')).toBeVisible();
      await expect(text.locator('b, [onclick], [style]')).toHaveCount(0);
      await expectAccessible(page);
    });

    await test.step('a resume that was fetched is not fetched again', async () => {
      const fetched = [1, 1, 1, 2].map(referenceOf);
      expect(reads).toEqual(fetched);
      await page.getByRole('link', { name: 'Previous application' }).click();
      await expectDetails(page, 1);
      await expect(pageOf(page, 1, 2).locator('canvas')).toBeVisible();
      await page.getByRole('link', { name: 'Next application' }).click();
      await expectDetails(page, 2);
      await expect(page.getByRole('group', { name: 'Text of the resume' })).toBeVisible();
      expect(reads).toEqual(fetched);
    });

    await test.step('what cannot be shown is said, and not fetched where the name tells it', async () => {
      await nextSays(page, 3, 'Files of this kind cannot be shown here');
      await expect(page.getByRole('button', { name: /^(?:Show|Hide) the resume$/ })).toHaveCount(0);
      await page.keyboard.press('v');
      await nextSays(page, 4, 'This file is damaged');
      expect(reads).not.toContain(referenceOf(3));
      await nextSays(page, 5, 'This file is locked with a password');
      await nextSays(page, 6, 'Files of this kind cannot be shown here');
      await expect(page.getByRole('button', { name: 'Hide the resume' })).toBeVisible();
    });

    await test.step('a long PDF draws only the pages near the view', async () => {
      await nextSays(page, 7, 'The first 30 of 40 pages are shown');
      await expect(pageOf(page, 30, 40).getByText('Sheet 30')).toHaveCount(1);
      await expect(pageOf(page, 1, 40).locator('canvas')).toHaveCount(1);
      await expect(pageOf(page, 30, 40).locator('canvas')).toHaveCount(0);
      await pageOf(page, 30, 40).scrollIntoViewIfNeeded();
      await expect(pageOf(page, 30, 40).locator('canvas')).toHaveCount(1);
      await expect(pageOf(page, 1, 40).locator('canvas')).toHaveCount(0);
    });

    await test.step('a file too large to be shown, and half a file', async () => {
      await nextSays(page, 8, 'This file is too large to be shown here');
      await nextSays(page, 9, 'This file is damaged');
      await expectAccessible(page);
    });

    await test.step('a scan is drawn without WebAssembly, with a note that it holds pictures of text', async () => {
      await walkToDetails(page, 10, FEW);
      await expect.poll(async () => inkOf(page, 1, 1)).toBeGreaterThan(50_000);
      await expect(details(page).getByText('This file holds pictures of text')).toBeVisible();
    });

    await test.step('what is hidden stays hidden when the document is loaded again', async () => {
      const before = reads.length;
      await page.keyboard.press('v');
      await expect(pageOf(page, 1, 1)).toHaveCount(0);
      await page.reload();
      await expect(showButton(page)).toBeVisible();
      expect(reads).toHaveLength(before);
    });
    // The browser logs the 404 of the failed fetch as an error.
    expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
  });

  test('the largest resume that can be sent is one of 5 MB', async ({ page }) => {
    await page.route(`**/api/v0/desk/applications/${referenceOf(1)}`, async (route) => {
      const response = await route.fetch();
      const { resume, ...rest } = (await response.json()) as Application;
      await route.fulfill({
        response,
        json: { ...rest, resume: { ...resume, bytes: RESUME_MAX_BYTES } },
      });
    });
    await openDetails(page, 1);
    await expect(details(page).getByText('5 MB', { exact: true })).toBeVisible();
  });

  test('a PDF is shown in the oldest browsers that are promised', async ({ page }) => {
    const errors = watchErrors(page);
    // Removes from the page and its workers what came to browsers after Safari 17.2 and Firefox 121.
    const take = `for (const [from, ...names] of [
      [Promise, 'withResolvers', 'try'], [Math, 'sumPrecise'], [URL, 'parse'], [AbortSignal, 'any'],
      [Uint8Array, 'fromBase64'], [Uint8Array.prototype, 'toHex', 'toBase64'], [Map, 'groupBy'],
      [Array, 'fromAsync'], [Object, 'groupBy'], [ArrayBuffer.prototype, 'transfer', 'transferToFixedLength'],
    ]) for (const name of names) delete from[name];`;
    await page.addInitScript(take);
    await page.route(/\.worker-[^/]+\.js$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${take}\n${await response.text()}` });
    });
    await openDetails(page, 1);
    await showButton(page).click();
    await expect.poll(async () => inkOf(page, 1, 2)).toBeGreaterThan(500);
    await expect(pageOf(page, 1, 2).getByText('B.Tech. Computer Science')).toHaveCount(1);
    expect(errors).toEqual([]);
  });
});
