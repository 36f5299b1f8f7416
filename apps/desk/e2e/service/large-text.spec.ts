import { expect, test } from '@example/testing/e2e';
import { details } from '../desk.ts';
import { applyAs, beginAs, serviceOrigin } from './member.ts';

test('with text of twice the size a phone shows lists and details at their whole width', async ({
  page,
  playwright,
}) => {
  const reference = await applyAs(await playwright.request.newContext(), 'Uma Pillai');
  await page.setViewportSize({ width: 360, height: 740 });
  await beginAs(page, 'recruiter');
  const enlarge = async () =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      const panel = document.querySelector('aside') ?? document.documentElement;
      return [document.documentElement, panel].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      );
    });

  await page.goto(`${serviceOrigin()}/desk/vacancies`);
  await expect(page.getByRole('button', { name: 'New vacancy' })).toBeVisible();
  expect(await enlarge()).toEqual([0, 0]);
  await page.goto(`${serviceOrigin()}/desk/applications/${reference}`);
  await expect(details(page).getByRole('button', { name: 'Reject' })).toBeVisible();
  expect(await enlarge()).toEqual([0, 0]);
});
