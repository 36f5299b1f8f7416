import AxeBuilder from '@axe-core/playwright';
import { routes } from '@example/content/routes';
import { expect, test } from '@playwright/test';

const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const path of routes) {
  test(`${path} is whole: status, heading, links, no errors, nothing from elsewhere`, async ({
    page,
    request,
    baseURL,
  }) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('request', (sent) => {
      if (!sent.url().startsWith(baseURL ?? '')) problems.push(`another host: ${sent.url()}`);
    });
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`),
      );
    });
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('[style]')).toHaveCount(0);

    // Hydrate as a visitor would, and stay error-free.
    await page.keyboard.press('Tab');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');

    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((anchors) => [
        ...new Set(anchors.map((anchor) => anchor.getAttribute('href') ?? '')),
      ]);
    for (const link of links) {
      const answer = await request.get(link);
      expect(answer.status(), `${path} links to ${link}`).toBe(200);
    }
    expect(problems).toEqual([]);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} passes axe, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page }).withTags(axeTags).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    });
  }

  test(`${path} does not scroll sideways on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

test('an unknown address is a real 404 page', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a trailing slash and /home are permanent redirects', async ({ request }) => {
  for (const [from, to] of [
    ['/career/?q=gis', '/career?q=gis'],
    ['/home', '/'],
    ['/about/', '/about'],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([301, to]);
  }
});

test('the content security policy has hashes only', async ({ request }) => {
  const answer = await request.get('/');
  const policy = answer.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("'sha256-");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
});
