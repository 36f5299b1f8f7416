import { expectAccessible } from '@example/testing/axe';
import { expect, type Page } from '@playwright/test';
import { details, openDetails, referenceOf, watchErrors } from './desk.ts';
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

test.describe('Resume', () => {
  test('a PDF is shown beside the application, with its text as text', async ({ page }) => {
    const errors = watchErrors(page);
    const reads = watchReads(page);
    await openDetails(page, 1, FEW);
    await expect(showButton(page)).toBeVisible();
    expect(reads).toEqual([]);

    await showButton(page).click();
    await expect.poll(async () => inkOf(page, 1, 2)).toBeGreaterThan(500);
    const line = pageOf(page, 1, 2).getByText('B.Tech. Computer Science');
    await line.click({ clickCount: 3 });
    const selected = await page.evaluate(() => getSelection()?.toString());
    expect(selected).toContain('College of Engineering, Trivandrum');
    await expect(pageOf(page, 1, 2).getByText('<b onclick="alert(1)">bold</b>')).toHaveCount(1);
    await expect(pageOf(page, 2, 2).getByText('A rate board')).toHaveCount(1);
    await expect(pageOf(page, 1, 2).locator('a, b')).toHaveCount(0);
    await expectAccessible(page);
    expect(reads).toEqual([referenceOf(1)]);
    expect(errors).toEqual([]);
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

  test('a scan is drawn without WebAssembly, with a note that it holds pictures of text', async ({
    page,
  }) => {
    const errors = watchErrors(page);
    await openDetails(page, 10);
    await showButton(page).click();
    await expect.poll(async () => inkOf(page, 1, 1)).toBeGreaterThan(50_000);
    await expect(details(page).getByText('This file holds pictures of text')).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('the pages stay enlarged when the document is loaded again', async ({ page }) => {
    await openDetails(page, 1);
    await showButton(page).click();
    const first = pageOf(page, 1, 2);
    await expect(first.locator('canvas')).toBeVisible();
    const before = (await first.boundingBox())?.width ?? 0;
    await expect(page.getByRole('button', { name: 'Smaller' })).toBeDisabled();
    await page.getByRole('button', { name: 'Larger' }).click();
    await expect
      .poll(async () => (await first.boundingBox())?.width ?? 0)
      .toBeCloseTo(before * 1.25, -1);
    await page.reload();
    await expect
      .poll(async () => (await first.boundingBox())?.width ?? 0)
      .toBeCloseTo(before * 1.25, -1);
  });

  test('a Word document is read as text', async ({ page }) => {
    const errors = watchErrors(page);
    await openDetails(page, 2, FEW);
    await showButton(page).click();
    const text = page.getByRole('group', { name: 'Text of the resume' });
    await expect(text.getByRole('heading', { name: 'Experience', level: 5 })).toBeVisible();
    await expect(text.getByRole('cell', { name: 'B.Tech. Computer Science' })).toBeVisible();
    await expect(text.getByText('<b onclick="alert(1)">bold</b>')).toBeVisible();
    await expect(text.locator('b, [onclick], [style]')).toHaveCount(0);
    await expectAccessible(page);
    expect(errors).toEqual([]);
  });

  test('a file that cannot be shown says so, and can be downloaded', async ({ page }) => {
    const errors = watchErrors(page);
    const reads = watchReads(page);
    await openDetails(page, 3);
    await expect(details(page).getByText('Files of this kind cannot be shown here')).toBeVisible();
    await expect(showButton(page)).toHaveCount(0);
    await page.keyboard.press('v');
    expect(reads).toEqual([]);

    const next = page.getByRole('link', { name: 'Next application' });
    const says = async (number: number, said: string) => {
      await expect(details(page).getByText(referenceOf(number)).first()).toBeVisible();
      await expect(details(page).getByText(said), said).toBeVisible();
      await expect(details(page).getByRole('link', { name: 'Download' })).toBeVisible();
    };
    await openDetails(page, 4, FEW);
    await showButton(page).click();
    await says(4, 'This file is damaged');
    await next.click();
    await says(5, 'This file is locked with a password');
    await next.click();
    await says(6, 'Files of this kind cannot be shown here');
    await openDetails(page, 8, FEW);
    await says(8, 'This file is too large to be shown here');
    await next.click();
    await says(9, 'This file is damaged');
    await expectAccessible(page);
    expect(errors).toEqual([]);
  });

  test('a long PDF draws only the pages near the view', async ({ page }) => {
    await openDetails(page, 7);
    await showButton(page).click();
    await expect(page.getByText('The first 30 of 40 pages are shown')).toBeVisible();
    await expect(pageOf(page, 30, 40).getByText('Sheet 30')).toHaveCount(1);
    await expect(pageOf(page, 1, 40).locator('canvas')).toHaveCount(1);
    await expect(pageOf(page, 30, 40).locator('canvas')).toHaveCount(0);
    await pageOf(page, 30, 40).scrollIntoViewIfNeeded();
    await expect(pageOf(page, 30, 40).locator('canvas')).toHaveCount(1);
    await expect(pageOf(page, 1, 40).locator('canvas')).toHaveCount(0);
  });

  test('one key opens the resume here and for the next application, and each is fetched once', async ({
    page,
  }) => {
    const reads = watchReads(page);
    await openDetails(page, 11);
    await details(page).focus();
    await page.keyboard.press('v');
    await expect(pageOf(page, 1, 2).locator('canvas')).toBeVisible();
    await page.getByRole('link', { name: 'Next application' }).click();
    await expect(details(page).getByText(referenceOf(12)).first()).toBeVisible();
    await expect(pageOf(page, 1, 2).locator('canvas')).toBeVisible();
    await page.getByRole('link', { name: 'Previous application' }).click();
    await expect(details(page).getByText(referenceOf(11)).first()).toBeVisible();
    await expect(pageOf(page, 1, 2).locator('canvas')).toBeVisible();
    expect(reads).toEqual([referenceOf(11), referenceOf(12)]);

    await page.keyboard.press('v');
    await expect(pageOf(page, 1, 2)).toHaveCount(0);
    await page.reload();
    await expect(showButton(page)).toBeVisible();
    expect(reads).toHaveLength(2);
  });

  test('a resume is no wider than the screen when it is read on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const number of [1, 2]) {
      await openDetails(page, number);
      if (number === 1) await showButton(page).click();
      await expect(page.getByText('Curriculum vitae').first()).toBeAttached();
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wider).toBe(0);
    }
  });

  test('a resume is fetched again on Try again when fetching it failed', async ({ page }) => {
    await page.route('**/resume', async (route) => route.fulfill({ status: 404, json: {} }), {
      times: 1,
    });
    await openDetails(page, 1);
    await showButton(page).click();
    await expect(details(page).getByRole('alert')).toContainText('It does not exist');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(pageOf(page, 1, 2).locator('canvas')).toBeVisible();
  });
});
