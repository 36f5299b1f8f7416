import { expect, type Page } from '@playwright/test';
import { details, expectDetails, openList, rowAt, walkToDetails, walkToList } from './desk.ts';
import { test } from './fake/test.ts';

/** Counts the animations of matching elements that begin from now on. */
const countMovements = (page: Page, selector: string) =>
  page.evaluate((matching) => {
    const counter = window as typeof window & {
      movements?: number;
      animate?: typeof Element.prototype.animate;
    };
    counter.movements = 0;
    // The browser's own: what was put in its place before counts no longer.
    counter.animate ??= Reflect.get(Element.prototype, 'animate');
    Reflect.set(
      Element.prototype,
      'animate',
      new Proxy(counter.animate, {
        apply: (animate, element: Element, args) => {
          if (element.matches(matching)) counter.movements = (counter.movements ?? 0) + 1;
          return Reflect.apply(animate, element, args) as Animation;
        },
      }),
    );
  }, selector);
const movements = (page: Page) =>
  page.evaluate(() => (window as typeof window & { movements?: number }).movements ?? 0);

test('details slide in when they open, and older notes make room for a new one, unless motion is reduced', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openList(page);
  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    await test.step(reducedMotion, async () => {
      const moves = reducedMotion === 'no-preference';
      await page.emulateMedia({ reducedMotion });
      await walkToList(page);
      await countMovements(page, 'aside');
      await rowAt(page, 0).getByRole('link').click();
      await expectDetails(page, 1);
      const begun = await movements(page);
      expect(begun > 0).toBe(moves);
      for (const number of [2, 3]) {
        await page.keyboard.press('j');
        await expectDetails(page, number);
      }
      // From one to the next nothing slides.
      expect(await movements(page)).toBe(begun);

      await walkToDetails(page, 120);
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
