import { company } from '@example/content/company';
import { expect, mailsWith, type Page, test } from '@example/testing/e2e';
import { takeTime, waitForHydration } from './page-state.ts';

/** Returns the path of the link in the only mail to an address that contains such a link. */
const linkTo = async (email: string, page: 'confirm' | 'unsubscribe') => {
  const links = () =>
    mailsWith(`To: ${email}\r\n`).flatMap(
      (mail) => new RegExp(`/newsletter/${page}\\?token=(?:3D)?([\\w-]{43})`).exec(mail)?.[1] ?? [],
    );
  await expect.poll(() => links().length).toBe(1);
  return `/newsletter/${page}?token=${links()[0] ?? ''}`;
};

/** Expects the answer in place of the form, and the focus on it. */
const expectAnswer = async (page: Page, heading: string) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('heading', { level: 1 }).getByText(heading)).toBeFocused();
};

const subscribe = async (page: Page, email: string) => {
  await page.goto('/about');
  const box = page.getByRole('form', { name: 'Newsletter' });
  await box.getByLabel('Email').fill(email);
  await takeTime(page);
  await box.getByRole('button', { name: 'Subscribe' }).click();
  await expect(box.getByRole('alert')).toContainText('look in your mailbox');
  const link = await linkTo(email, 'confirm');
  const confirm = async () => {
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm subscription' }).click();
    await expectAnswer(page, 'You are subscribed');
    await expect(page).toHaveTitle(/^You are subscribed \| /);
  };
  await confirm();
  // The link works a second time.
  await confirm();
  return linkTo(email, 'unsubscribe');
};

test.describe('Newsletter', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled });

      test('a subscription is confirmed, welcomed, and ended by the link of any of its mails', async ({
        page,
      }) => {
        const link = await subscribe(page, `reader-${String(javaScriptEnabled)}@example.com`);
        const heading = page.getByRole('heading', { level: 1 });
        const end = page.getByRole('button', { name: 'Unsubscribe', exact: true });
        await page.goto(link);
        await expect(heading).toHaveText('End your subscription');
        await end.hover();
        if (javaScriptEnabled) await waitForHydration(page);
        await end.click();
        await expectAnswer(page, 'You are unsubscribed');
        await expect(page).toHaveTitle(/^You are unsubscribed \| /);
        await page.goto(link);
        await end.hover();
        if (javaScriptEnabled) await waitForHydration(page);
        await end.click();
        await expectAnswer(page, 'This link does not work');
      });
    });
  }

  test('a mail provider ends a subscription with one post', async ({
    page,
    playwright,
    baseURL,
  }) => {
    const email = 'one-click@example.com';
    const link = await subscribe(page, email);
    const [welcome = ''] = mailsWith('List-Unsubscribe-Post').filter((mail) =>
      mail.includes(`To: ${email}\r\n`),
    );
    expect(welcome).toContain(`List-Unsubscribe: <${baseURL ?? ''}${link}>\r\n`);
    expect(welcome).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
    const provider = await playwright.request.newContext({
      ...(baseURL !== undefined && { baseURL }),
    });
    const post = async () =>
      provider.post(link, { multipart: { 'List-Unsubscribe': 'One-Click' }, maxRedirects: 0 });
    // The second stands for a provider that had no answer to the first.
    for (const ended of [await post(), await post()]) {
      expect(ended.status()).toBe(200);
      expect(await ended.text()).toContain('You are unsubscribed');
    }
    await provider.dispose();
  });

  test('an unknown link says that it does not work, and names the office’s address', async ({
    page,
  }) => {
    await page.goto('/newsletter/unsubscribe?token=nobody');
    await page.getByRole('button', { name: 'Unsubscribe', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
    await expect(page.getByRole('main')).toContainText(company.emails.office.label);
    await page.goto('/newsletter/unsubscribe');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
  });
});
