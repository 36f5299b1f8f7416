import { contactMap } from '@example/content/pages/contact-us';
import { expect, test } from '@example/testing/e2e';

test.describe('Map', () => {
  test('the map is loaded when its button is pressed, and not before', async ({ page }) => {
    const asked: string[] = [];
    await page.route('https://www.openstreetmap.org/**', async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' });
    });
    await page.goto('/contact-us');
    const load = page.getByRole('button', { name: contactMap.button });
    await page.locator('#map').scrollIntoViewIfNeeded();
    await expect(page.getByText(contactMap.notice)).toBeVisible();
    expect(asked).toEqual([]);
    await load.click();
    await expect(page.frameLocator('iframe').getByText('A map')).toBeVisible();
    expect(asked).toEqual([contactMap.embed]);
    await expect(page.getByTitle(contactMap.title)).toBeFocused();
  });

  test('the map cannot be embedded by another page', async ({ request }) => {
    const policyOf = async (path: string) =>
      (await request.get(path)).headers()['content-security-policy'];
    expect(await policyOf('/contact-us')).toContain('frame-src https://www.openstreetmap.org');
    expect(await policyOf('/about')).not.toContain('frame-src');
  });
});
