import { expect, test } from '@playwright/test';
import { details, expectAccessible, openDetails, watchErrors } from './desk.ts';

/* The first applications have files of every kind: e2e/fake/applications.ts. */

test('a PDF is read beside the application, once it is asked for', async ({ page }) => {
  const errors = watchErrors(page);
  let reads = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/resume')) reads += 1;
  });
  await openDetails(page, 1);
  await expect(details(page).getByRole('link', { name: 'Download' })).toBeVisible();
  expect(reads).toBe(0);
  await page.keyboard.press('v');
  const first = details(page).getByRole('listitem', { name: 'Page 1 of 2' });
  // Its text is over what is drawn: as text, whatever it looks like.
  await expect(first.getByText('Senior developer, municipal systems, Kochi')).toBeAttached();
  await expect(first.getByText('<b>AWS</b>')).toBeAttached();
  const isDrawn = async () =>
    first.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
      return pixels?.some((value, index) => index % 4 === 0 && value < 100) ?? false;
    });
  await expect.poll(isDrawn).toBe(true);
  await details(page).getByRole('listitem', { name: 'Page 2 of 2' }).scrollIntoViewIfNeeded();
  await expect(details(page).getByText('References on request')).toBeAttached();
  await expectAccessible(page);
  expect(reads).toBe(1);
  // Whoever read one reads the next.
  await details(page).getByRole('link', { name: 'Next application' }).click();
  await expect(details(page).getByText('Education')).toBeVisible();
  await details(page).getByRole('link', { name: 'Previous application' }).click();
  await expect(first.getByText('CURRICULUM VITAE')).toBeAttached();
  expect(reads).toBe(2);
  await page.keyboard.press('v');
  await expect(first).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a Word document is read as text', async ({ page }) => {
  const errors = watchErrors(page);
  await openDetails(page, 2);
  await details(page).getByRole('button', { name: 'Show' }).click();
  const text = details(page).getByRole('group', { name: 'Text of the resume' });
  await expect(text.getByText('Skills: Java, Spring, PostgreSQL, <b>AWS</b>')).toBeVisible();
  await expect(text.locator('b')).toHaveCount(0);
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

for (const { number, name, said } of [
  { number: 4, name: 'a file with a password', said: 'The file asks for a password' },
  { number: 5, name: 'a broken PDF', said: 'This could not be read here.' },
  { number: 6, name: 'a broken Word document', said: 'This could not be read here.' },
]) {
  test(`${name} is said to be so, and downloaded`, async ({ page }) => {
    await openDetails(page, number);
    await details(page).getByRole('button', { name: 'Show' }).click();
    await expect(details(page).getByText(said)).toBeVisible();
    await expect(details(page).getByRole('link', { name: 'Download' })).toBeVisible();
  });
}

test('an old Word document has to be downloaded', async ({ page }) => {
  await openDetails(page, 3);
  await expect(details(page).getByText('cannot be shown here')).toBeVisible();
  await expect(details(page).getByRole('button', { name: 'Show' })).toHaveCount(0);
});

for (const width of [360, 1440]) {
  test(`a resume fits ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openDetails(page, 1);
    await details(page).getByRole('button', { name: 'Show' }).click();
    await details(page).getByRole('listitem', { name: 'Page 1 of 2' }).scrollIntoViewIfNeeded();
    await expect(details(page).getByText('CURRICULUM VITAE')).toBeAttached();
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBeLessThanOrEqual(0);
  });
}
