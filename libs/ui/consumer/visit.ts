import type { Browser } from 'playwright';
import { expect } from 'vitest';

/** Opens a page of the consumer in a browser and uses it as a visitor does. */
export const visit = async (browser: Browser | undefined, url: string) => {
  if (browser === undefined) throw new Error('No browser was started.');
  const page = await browser.newPage({ colorScheme: 'light' });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(url, { waitUntil: 'networkidle' });
  const button = page.getByRole('button', { name: 'Pressed 0' });
  const look = await button.evaluate((element) => {
    const { backgroundColor, borderStartStartRadius, minBlockSize } = getComputedStyle(element);
    return { backgroundColor, borderStartStartRadius, minBlockSize };
  });
  const visible = {
    badge: await page.getByText('New', { exact: true }).isVisible(),
    alert: await page.getByRole('status').isVisible(),
    field: await page.getByLabel('Your name').isVisible(),
    counter: await page.getByText('Projects').isVisible(),
  };
  const iconWidth = await page.locator('[role=status] svg').evaluate((icon) => icon.clientWidth);
  await button.click();
  const pressed = await page.getByRole('button', { name: 'Pressed 1' }).isVisible();
  await page.getByRole('button', { name: 'Ask' }).click();
  const dialog = page.getByRole('dialog', { name: 'A question' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.evaluate(() => {
    document.body.dataset['kept'] = '';
  });
  await page.getByRole('link', { name: 'Next step' }).click();
  await page.waitForURL('**/?step=2');
  await page.getByRole('button', { name: /^Pressed/ }).waitFor();
  const newDocument = (await page.locator('body[data-kept]').count()) === 0;
  const { accent } = await page.evaluate(() => ({
    accent: getComputedStyle(document.documentElement).getPropertyValue('--ui-colour-accent'),
  }));
  await page.close();
  return { complaints, look, visible, iconWidth, pressed, newDocument, accent };
};

/** Expects a page to be visible, styled by its own brand and hydrated without complaints. */
export const expectStyled = (seen: Awaited<ReturnType<typeof visit>>, { router = false } = {}) => {
  expect(seen.newDocument).toBe(!router);
  expect(seen.complaints).toEqual([]);
  expect(seen.visible).toEqual({ badge: true, alert: true, field: true, counter: true });
  expect(seen.accent).toBe('#8a1c5c');
  expect(seen.look.backgroundColor).toBe('rgb(138, 28, 92)');
  expect(seen.iconWidth).toBeGreaterThan(10);
  expect(seen.iconWidth).toBeLessThan(40);
  expect(seen.pressed).toBe(true);
};
