import { career } from '@example/content/career';
import { home } from '@example/content/home';
import { expect, type Page, test } from '@example/testing/e2e';
import { takeTime, waitForHydration } from './page-state.ts';

/** CSS and markup features newer than Safari 17.2 and Firefox 121, with a replacement that no browser knows. */
const younger = [
  [/animation-timeline/g, 'no-timeline'],
  [/scroll-state/g, 'no-state'],
  [/:popover-open/g, ':no-popover'],
  [/ popover="auto"/g, ''],
  [/ popovertarget=/gi, ' data-no-popover='],
] as const;

/** Removes newer features from the page, as in the oldest supported browsers (`cssTarget`). */
const asInOldBrowser = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const take = (from: object, ...names: readonly string[]) => {
      for (const name of names) Reflect.deleteProperty(from, name);
    };
    take(AbortSignal, 'any');
    take(Promise, 'withResolvers', 'try');
    take(URL, 'parse');
    take(Object, 'groupBy');
    take(Map, 'groupBy');
    take(Array, 'fromAsync');
    take(Set.prototype, 'union', 'difference', 'intersection', 'isSubsetOf');
    const iterator: unknown = Reflect.get(globalThis, 'Iterator');
    if (typeof iterator === 'function')
      take(iterator.prototype as object, 'map', 'filter', 'toArray', 'some', 'find', 'forEach');
    take(HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover');
    take(Document.prototype, 'startViewTransition');
    take(globalThis, 'navigation', 'requestIdleCallback', 'scheduler');
  });
  await page.route(/\.(?:js|css)$|\/[\w-]*(?:\?.*)?$/, async (route) => {
    const answer = await route.fetch();
    const type = answer.headers()['content-type'] ?? '';
    if (!/html|css|javascript/.test(type)) return route.fulfill({ response: answer });
    let body = await answer.text();
    for (const [word, instead] of younger) body = body.replaceAll(word, instead);
    return route.fulfill({ response: answer, body });
  });
};

/** Returns the opacity of the tab bar's shadow. */
const shadow = async (page: Page) =>
  page
    .getByRole('navigation', { name: 'Product pages' })
    .evaluate((bar) => getComputedStyle(bar, '::before').opacity);

test.describe('The oldest browsers that are promised', () => {
  // The changed scripts and styles do not match the hashes in the policy.
  test.use({ bypassCSP: true });
  const errors: string[] = [];

  test.beforeEach(async ({ page }) => {
    errors.length = 0;
    page.on('pageerror', ({ message }) => errors.push(message));
    await asInOldBrowser(page);
  });
  test.afterEach(async ({ page }) => {
    // Pending requests would fail when the page closes.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(errors).toEqual([]);
  });

  test('an enquiry is sent', async ({ page }) => {
    await page.goto('/');
    const { fields, submit, name } = home.getInTouch.form;
    const form = page.getByRole('form', { name });
    await form.getByLabel(fields.user_name).fill('Asha');
    await waitForHydration(page);
    await form.getByLabel(fields.email).fill('asha@example.com');
    await form.getByLabel(fields.msg).fill('From an old browser');
    await takeTime(page);
    await form.getByRole('button', { name: submit }).click();
    await expect(form.getByText('Submitted Succesfully')).toBeVisible();
  });

  test('vacancies are searched, and their details read', async ({ page }) => {
    await page.goto('/career');
    await page.getByRole('searchbox').fill('a');
    await waitForHydration(page);
    await page.getByRole('link', { name: career.card.moreDetails }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('the bar of tabs casts its shadow and the way to the top appears beyond 100 px', async ({
    page,
  }) => {
    await page.goto('/file-vault');
    const top = page.getByRole('link', { name: 'Scroll to top' });
    await expect(top).toBeHidden();
    await page.evaluate(() => {
      scrollTo({ top: 130, behavior: 'instant' });
    });
    await expect.poll(() => shadow(page)).toBe('1');
    await expect(top).toBeInViewport();
    await page.evaluate(() => {
      scrollTo({ top: 100, behavior: 'instant' });
    });
    await expect.poll(() => shadow(page)).toBe('0');
    await expect(top).toBeHidden();
  });

  test('the navigation stands open below the bar on a phone, and leads on', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(navigation).toBeVisible();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
    const { y = 0, height = 0 } = (await navigation.boundingBox()) ?? {};
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(y + height);
    await navigation.locator('summary', { hasText: 'Products' }).click();
    await waitForHydration(page);
    await navigation.getByRole('link', { name: /^ForEx/ }).click();
    await expect(page).toHaveURL(/\/forex$/);
  });
});

test('the bar of tabs casts its shadow beyond 100 px under reduced motion', async ({ page }) => {
  await page.goto('/file-vault');
  await page.evaluate(() => {
    scrollTo({ top: 130, behavior: 'instant' });
  });
  await expect.poll(() => shadow(page)).toBe('1');
});
