import { expect, test } from '@example/testing/e2e';

/** Returns the text of each address in the page's content, with the number of lines it takes. */
const linesOfAddresses = (): readonly (readonly [string, number])[] =>
  Array.from(document.querySelectorAll('main a[href^="mailto:"]'), (link) => {
    const range = document.createRange();
    range.selectNodeContents(link.querySelector('span') ?? link);
    const tops = Array.from(range.getClientRects(), ({ top }) => Math.round(top));
    return [link.textContent, new Set(tops).size] as const;
  });

test.describe('Addresses on cards', () => {
  for (const path of ['/about', '/contact-us'])
    test(`each of ${path} stands on one line, at any width`, async ({ page }) => {
      await page.goto(path);
      for (const width of [360, 768, 1024, 1200, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const lines = await page.evaluate(linesOfAddresses);
        expect(lines.length).toBeGreaterThanOrEqual(4);
        expect(
          lines.filter(([, count]) => count !== 1),
          `${String(width)} px`,
        ).toEqual([]);
      }
    });
});
