import { expect, type Page } from '@playwright/test';
import { details, openDetails, openList, rowAt } from './desk.ts';
import { test } from './fake/test.ts';

/** Counts the animations of matching elements that begin from now on. */
const countMovements = (page: Page, selector: string) =>
  page.evaluate((matching) => {
    const counter = window as typeof window & { movements?: number };
    counter.movements = 0;
    Reflect.set(
      Element.prototype,
      'animate',
      new Proxy(Reflect.get(Element.prototype, 'animate'), {
        apply: (animate, element: Element, args) => {
          if (element.matches(matching)) counter.movements = (counter.movements ?? 0) + 1;
          return Reflect.apply(animate, element, args) as Animation;
        },
      }),
    );
  }, selector);
const movements = (page: Page) =>
  page.evaluate(() => (window as typeof window & { movements?: number }).movements ?? 0);

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`Motion: ${reducedMotion}`, () => {
    const moves = reducedMotion === 'no-preference';

    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
    });

    test('details slide in when they open, and not from one to the next', async ({ page }) => {
      await openList(page);
      await countMovements(page, 'aside');
      await rowAt(page, 0).getByRole('link').click();
      await expect(details(page)).toBeVisible();
      const begun = await movements(page);
      expect(begun > 0).toBe(moves);
      await page.keyboard.press('j');
      await page.keyboard.press('j');
      await expect(details(page)).toBeVisible();
      expect(await movements(page)).toBe(begun);
    });

    test('older notes make room for a new one', async ({ page }) => {
      await openDetails(page, 120);
      const note = details(page).getByRole('textbox', { name: 'Note' });
      const save = async (text: string) => {
        await note.fill(text);
        await note.press('Control+Enter');
        await expect(details(page).getByText(text)).toBeVisible();
        await expect(note).toHaveValue('');
      };
      await save(`First, ${reducedMotion}`);
      await countMovements(page, 'li');
      await save(`Second, ${reducedMotion}`);
      expect((await movements(page)) > 0).toBe(moves);
    });
  });
}
