import { team, timeline, whyChooseUs } from '@example/content/pages/about';
import { expect, test } from '@example/testing/e2e';
import { waitForHydration } from './page-state.ts';

test.describe('About page', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('all four cards open when the pointer enters the section, and close when it leaves', async ({
    page,
  }) => {
    await page.goto('/about');
    const section = page.getByRole('region', { name: 'Why Choose Us' });
    await section.scrollIntoViewIfNeeded();
    await waitForHydration(page);
    const buttons = section.getByRole('button');
    await expect(buttons).toHaveCount(whyChooseUs.length);
    await page.mouse.move(0, 0);
    for (const button of await buttons.all()) {
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    }
    await buttons.first().hover();
    for (const [index, { description }] of whyChooseUs.entries()) {
      await expect(buttons.nth(index)).toHaveAttribute('aria-expanded', 'true');
      await expect(section.getByText(description)).toBeVisible();
    }
    await page.mouse.move(0, 0);
    await expect(buttons.first()).toHaveAttribute('aria-expanded', 'false');
  });

  test('the history runs from 2012 to 2024, and five people can be written to', async ({
    page,
  }) => {
    await page.goto('/about');
    const years = page.getByRole('region', { name: 'Our History' }).getByRole('listitem');
    await expect(years).toHaveCount(timeline.length);
    await expect(years.first()).toContainText('2012');
    await expect(years.last()).toContainText('2024');
    const people = page.getByRole('region', { name: 'Our Team' });
    for (const { name, email } of team) {
      await expect(people.getByRole('heading', { name })).toBeVisible();
      await expect(people.locator(`a[href="mailto:${email}"]`)).toHaveCount(1);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    // One of the roles takes two lines.
    const tops = await people
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });
});
