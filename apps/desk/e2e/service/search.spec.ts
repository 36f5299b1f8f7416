import { expect, test } from '@example/testing/e2e';
import { rowAt } from '../desk.ts';
import { applyAs, serviceOrigin, beginAs } from './member.ts';

test.describe('The search on the service', () => {
  test('finds a person by half a name and half a telephone number, and a word of a resume', async ({
    page,
    playwright,
  }) => {
    const applicants = await playwright.request.newContext();
    const name = 'Ashwathy Pillai';
    await applyAs(applicants, 'Somebody Else');
    await applyAs(applicants, name);
    await beginAs(page, 'recruiter');
    await page.goto(`${serviceOrigin()}/desk/applications`);
    const search = page.getByRole('searchbox', { name: 'Search' });
    await search.fill('pill ashw 98765');
    await expect(page.getByText('1 application', { exact: true })).toBeVisible();
    await expect(rowAt(page, 0)).toContainText(name);
    await expect(rowAt(page, 0)).toContainText('in the telephone number: 9198765');
    await expect(rowAt(page, 0).getByText(/^also applied/)).toBeVisible();

    // The service reads resumes in the background.
    await expect(async () => {
      await page.goto(`${serviceOrigin()}/desk/applications?q=curric+ashw`);
      await expect(rowAt(page, 0)).toContainText('in the resume: Curriculum vitae', {
        timeout: 2_000,
      });
    }).toPass();
    await expect(rowAt(page, 0).locator('mark')).toHaveText('Curriculum');
  });
});
