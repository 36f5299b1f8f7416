import { applications } from '@example/content/applications';
import { daysText } from '@example/content/days';
import { retention } from '@example/content/retention';
import { talentPool } from '@example/content/talent-pool';
import { expect, mailsWith, type Page, test } from '@example/testing/e2e';
import { applicationForm, fillApplication, openApplication } from './application-form.ts';
import { expectHealthyView } from './expect-healthy.ts';
import { takeTime, waitForHydration } from './page-state.ts';

const box = (page: Page) =>
  applicationForm(page).dialog.getByRole('checkbox', { name: applications.form.talentPool });

/** Returns the path of the link in the mail to the applicant of that name. */
const linkFor = async (name: string) => {
  const links = () =>
    mailsWith(`Dear ${name},`).flatMap(
      (mail) =>
        /\/talent-pool\?token=(?:3D)?(A-[0-9A-Z]{8}\.[\w-]{43})/.exec(
          mail.replaceAll('=\r\n', ''),
        )?.[1] ?? [],
    );
  await expect.poll(() => links().length).toBe(1);
  return `${talentPool.path}?token=${links()[0] ?? ''}`;
};

test.describe('Talent pool', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled });
      const by = javaScriptEnabled ? 'Script' : 'Plain';
      const send = async (page: Page) => {
        await takeTime(page);
        await applicationForm(page).submit.click();
        await expect(page.getByText('Saved succefully').first()).toBeVisible();
      };

      test('an applicant asks for it, leaves it and comes back by the link of the mail', async ({
        page,
      }) => {
        const name = `Pool ${by}`;
        await openApplication(page, javaScriptEnabled);
        await expect(box(page)).not.toBeChecked();
        expect(applications.form.talentPool).toContain(daysText(retention.talentPool));
        await fillApplication(page, name);
        await box(page).check();
        await send(page);
        const link = await linkFor(name);
        expect(mailsWith(`Name: ${name}`).join()).toContain('Talent pool until: ');
        const heading = page.getByRole('heading', { level: 1 });
        await page.goto(link);
        await expect(heading).toHaveText(talentPool.heading);
        await page.getByRole('button', { name: talentPool.leave.button }).click();
        await expect(heading).toHaveText(talentPool.leave.done.heading);
        await page.goto(link);
        await page.getByRole('button', { name: talentPool.stay.button }).click();
        await expect(heading).toHaveText(talentPool.stay.done.heading);
        await page.goto(`${link.slice(0, -2)}xx`);
        await page.getByRole('button', { name: talentPool.stay.button }).click();
        await expect(heading).toHaveText(talentPool.invalid.heading);
      });

      test('only applicants who ask are in it, and mistakes change nothing', async ({ page }) => {
        await openApplication(page, javaScriptEnabled);
        await box(page).check();
        await fillApplication(page, '');
        await applicationForm(page).submit.click();
        await expect(page.getByText('Name is missing').first()).toBeVisible();
        const { popup } = applicationForm(page);
        if (javaScriptEnabled) await popup.getByRole('button', { name: 'OK' }).click();
        await expect(box(page)).toBeChecked();
        await box(page).uncheck();
        await fillApplication(page, `Plainly ${by}`);
        await send(page);
        await expect.poll(() => mailsWith(`Dear Plainly ${by},`).length).toBe(1);
        expect(mailsWith(`Plainly ${by}`).join()).not.toContain('alent pool');
      });
    });
  }

  test('the choice is kept in the draft, and deleted with it', async ({ page }) => {
    await openApplication(page);
    await box(page).check();
    await applicationForm(page).name.fill('Drafted');
    await expect(applicationForm(page).dialog.getByText(applications.draft.kept)).toBeVisible();
    await page.reload();
    await waitForHydration(page);
    await expect(applicationForm(page).name).toHaveValue('Drafted');
    await expect(box(page)).toBeChecked();
    await page.getByRole('button', { name: applications.draft.erase }).click();
    await expect(box(page)).not.toBeChecked();
    await expect(applicationForm(page).dialog.getByText(applications.draft.erased)).toBeVisible();
    await page.reload();
    await waitForHydration(page);
    await expect(box(page)).not.toBeChecked();
  });

  test('its page is healthy', async ({ page, request }) => {
    await page.goto(`${talentPool.path}?token=x`);
    await expectHealthyView(page, 'stay or leave');
    for (const [query, heading] of [
      ['?done=leave', talentPool.leave.done.heading],
      ['', talentPool.invalid.heading],
    ] as const) {
      const html = await (await request.get(`${talentPool.path}${query}`)).text();
      expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
    }
  });
});
