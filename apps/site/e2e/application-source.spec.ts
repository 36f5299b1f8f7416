import { type APIRequestContext, expect, mailsWith, type Page, test } from '@example/testing/e2e';
import { applicationForm, fillApplication } from './application-form.ts';
import { takeTime, waitForHydration } from './page-state.ts';
import { plainVisitor } from './plain-visitor.ts';
import { pdf } from './resume.ts';

const expectTold = async (name: string, source: string | undefined) => {
  await expect.poll(() => mailsWith(`Name: ${name}`).length).toBe(1);
  const told = mailsWith(`Name: ${name}`).flatMap((mail) => /^Source: (.*)\r$/m.exec(mail)?.[1]);
  expect(told).toEqual([source]);
};

/** Sends the open form under the given name and expects the source in the mail to the office. */
const sendFrom = async (page: Page, name: string, source: string | undefined) => {
  await fillApplication(page, name);
  await takeTime(page);
  await applicationForm(page).submit.click();
  await expect(page.getByText('Saved succefully').first()).toBeVisible();
  await expectTold(name, source);
};

const typed = (applcnt_name: string) => ({
  applcnt_name,
  applcnt_email: 'anu@example.com',
  applcnt_phone: '919876543210',
  applcnt_covr_letr: 'I have drawn maps for ten years.',
  file: pdf,
});

test.describe('Where an applicant comes from', () => {
  const apply = async (page: Page) => {
    await page.getByRole('dialog').getByRole('link', { name: 'Apply' }).click();
    await expect(applicationForm(page).dialog).toBeVisible();
  };

  test('is the campaign of the address, from the list to the form', async ({ page }) => {
    await page.goto('/career?utm_source=Spring%20Fair', {
      referer: 'https://www.search.example/q',
    });
    const search = page.getByLabel('Search', { exact: true });
    await search.focus();
    await waitForHydration(page);
    await search.fill('java');
    await expect(page).toHaveURL(/q=java/);
    await expect(page).toHaveURL(/utm_source=spring/);
    await page
      .getByRole('link', { name: /^More Details/ })
      .first()
      .click();
    await apply(page);
    await sendFrom(page, 'Fair Script', 'spring fair');
    expect(await page.context().cookies()).toEqual([
      expect.objectContaining({ name: 'XSRF-TOKEN' }),
    ]);
  });

  test('is the site whose link led to the vacancy', async ({ page }) => {
    await page.goto('/career?job=1', { referer: 'https://www.jobs.example.org/' });
    await apply(page);
    await sendFrom(page, 'Link Script', 'jobs.example.org');
  });

  test('is the site whose link led to the form itself, after a mistake too', async ({ page }) => {
    await page.goto('/career?job=1&apply=1', { referer: 'https://board.example/' });
    // Before hydration the form would show its errors without a popup.
    await waitForHydration(page);
    await fillApplication(page, '');
    await applicationForm(page).submit.click();
    await expect(page.getByText('Name is missing').first()).toBeVisible();
    await applicationForm(page).popup.getByRole('button', { name: 'OK' }).click();
    await sendFrom(page, 'Form Script', 'board.example');
  });

  test('is unknown to whoever came from nowhere, also right after another visitor', async ({
    page,
    request,
  }) => {
    const other = plainVisitor(request);
    await other.open('/career?job=1&apply=1', 'https://another.example/');
    expect(other.fields()['source']).toBe('another.example');
    await page.goto('/career?job=1&apply=1');
    await sendFrom(page, 'Nowhere Script', undefined);
  });

  test.describe('without JavaScript', () => {
    /** Sends the form of the opened page and expects the success page. */
    const sendPlainly = async (
      visitor: ReturnType<typeof plainVisitor>,
      name: string,
      source: string | undefined,
    ) => {
      const answer = await visitor.send(typed(name));
      expect(answer.url()).toContain('sent=application');
      expect(await answer.text()).toContain('Saved succefully');
      await expectTold(name, source);
    };

    const expectNoCookie = async (request: APIRequestContext) => {
      expect((await request.storageState()).cookies).toEqual([]);
    };

    test('is the campaign of the address, from the list to the form', async ({ request }) => {
      const visitor = plainVisitor(request);
      await visitor.open('/career?utm_source=Spring%20Fair', 'https://www.search.example/q');
      await visitor.search({ q: 'java' });
      await visitor.follow('More Details');
      await visitor.follow('Apply');
      await sendPlainly(visitor, 'Fair Plain', 'spring fair');
      await expectNoCookie(request);
    });

    test('is the site whose link led to the vacancy', async ({ request }) => {
      const visitor = plainVisitor(request);
      await visitor.open('/career?job=1', 'https://www.jobs.example.org/');
      await visitor.follow('Apply');
      await sendPlainly(visitor, 'Link Plain', 'jobs.example.org');
    });

    test('is the site whose link led to the form itself, after a mistake too', async ({
      request,
    }) => {
      const visitor = plainVisitor(request);
      await visitor.open('/career?job=1&apply=1', 'https://board.example/');
      expect(await (await visitor.send(typed(''))).text()).toContain('Name is missing');
      await sendPlainly(visitor, 'Form Plain', 'board.example');
    });

    test('is unknown to whoever came from nowhere, also right after another visitor', async ({
      request,
    }) => {
      const other = plainVisitor(request);
      await other.open('/career?job=1&apply=1', 'https://another.example/');
      expect(other.fields()['source']).toBe('another.example');
      const visitor = plainVisitor(request);
      await visitor.open('/career?job=1&apply=1');
      await sendPlainly(visitor, 'Nowhere Plain', undefined);
    });
  });

  test('is kept from the first page of the site to the career page', async ({ page }) => {
    await page.goto('/about?utm_source=flyer');
    await page.getByRole('navigation').getByRole('link', { name: 'Career' }).first().click();
    await page
      .getByRole('link', { name: /^Apply for/ })
      .first()
      .click();
    await expect(page.locator('input[name=source]')).toHaveValue('flyer');
  });
});
