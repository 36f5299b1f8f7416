import { expect, test, type Page } from '@example/testing/e2e';
import { fontsOf } from '@example/testing/fonts';

/*
 * Each page contains the brand's font: the first frame of a first visit uses it, and the layout does not shift. The
 * browser fetches the whole font for characters that are not in the page's part.
 */

const isFont = /\.woff2$/;

/** Functions that the test calls in the page. */
interface Watched {
  /** Returns the widths and tops of the heading's lines. */
  lines: () => readonly (readonly number[])[] | undefined;
  /** The lines before the first frame was drawn. */
  first?: ReturnType<Watched['lines']>;
}

/** Measures the heading before each frame until there is one. */
const watchHeading = () => {
  const lines: Watched['lines'] = () => {
    const heading = document.querySelector('h1');
    if (!heading) return undefined;
    const range = document.createRange();
    range.selectNodeContents(heading);
    return [...range.getClientRects()].map((line) => [line.width, line.top]);
  };
  const look = () => {
    const first = lines();
    Object.assign(globalThis, { lines, first });
    if (!first) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

const linesOfHeading = async (page: Page) => {
  await page.waitForFunction(() => (globalThis as unknown as Watched).first !== undefined);
  return page.evaluate(() => {
    const { first, lines } = globalThis as unknown as Watched;
    return { first, now: lines() };
  });
};

test.describe('Web font', () => {
  for (const width of [390, 1440]) {
    test.describe(`at ${String(width)} px`, () => {
      test.use({ viewport: { width, height: 900 } });

      test("a first visit is drawn in the brand's face from its first frame on", async ({
        page,
      }) => {
        const asked: string[] = [];
        page.on('request', (request) => {
          if (request.url().endsWith('.woff2')) asked.push(request.url());
        });
        await page.addInitScript(watchHeading);
        // Each page contains the font, so their order makes no difference.
        for (const path of ['/', '/career', '/login']) {
          await page.goto(path);
          const { first, now } = await linesOfHeading(page);
          expect(first, path).toEqual(now);
          for (const selector of ['h1', 'main p'])
            expect(await fontsOf(page, selector), path).toEqual([
              {
                name: expect.stringMatching(/^HankenGrotesk/) as unknown as string,
                isWebFont: true,
              },
            ]);
        }
        expect(asked).toEqual([]);
      });
    });
  }

  test('the whole font is fetched when a visitor types a character that the page lacks', async ({
    page,
  }) => {
    await page.goto('/contact-us');
    const field = page.locator('main input[type=text]').first();
    const fetched = page.waitForResponse(isFont);
    await field.fill('Zoë Ångström');
    expect((await fetched).ok()).toBe(true);
  });

  test('the fallbacks are bold where text is, by a face of their own', async ({ page }) => {
    await page.goto('/');
    for (const [weight, face] of [
      [400, 'regular'],
      [550, 'regular'],
      [600, 'bold'],
      [700, 'bold'],
    ] as const) {
      await page.evaluate((asked) => {
        const text = document.createElement('p');
        text.id = 'fallback';
        text.textContent = 'Grow better';
        Object.assign(text.style, {
          fontFamily: "'Hanken Grotesk Fallback Arial', 'Hanken Grotesk Fallback Roboto'",
          fontWeight: String(asked),
        });
        document.getElementById('fallback')?.remove();
        document.body.prepend(text);
      }, weight);
      // The browser looks up the font when it first draws with it, and draws the text in another one until then.
      const drawnBy = async () => {
        const [font] = await fontsOf(page, '#fallback');
        return /bold/i.test(font?.name ?? '') ? 'bold' : 'regular';
      };
      await expect.poll(drawnBy, `at ${String(weight)}`).toBe(face);
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the face is the same', async ({ page }) => {
      await page.goto('/');
      expect(await fontsOf(page, 'h1')).toEqual([
        { name: expect.stringMatching(/^HankenGrotesk/) as unknown as string, isWebFont: true },
      ]);
    });
  });
});
