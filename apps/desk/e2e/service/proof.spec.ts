import { expectAccessible } from '@example/testing/axe';
import { expect, type Page, test } from '@example/testing/e2e';
import { readFileSync } from 'node:fs';
import { rowAt } from '../desk.ts';
import { expectHealthyAtAllWidths } from '../expect-healthy.ts';
import { serviceOrigin, signInAs, signInWithoutProof } from './member.ts';

/* The authenticator again, for what is sensitive. */

const asking = (page: Page) => page.getByRole('dialog', { name: 'Your authenticator, please' });

const type = async (page: Page, code: string) => {
  await expect(asking(page).getByRole('textbox', { name: 'Digit 1 of 6' })).toBeFocused();
  await page.keyboard.type(code);
};

const wrong = (code: string) => code.replace(/./g, (digit) => String((Number(digit) + 5) % 10));

test.describe('What needs the authenticator again', () => {
  test('is not done without a code, goes on by itself once it was given, and ends the session after five wrong ones', async ({
    page,
  }) => {
    const member = await signInAs(page, 'administrator', 'D-3301');
    await signInWithoutProof(page, member);
    await page.goto(`${serviceOrigin()}/desk/audit`);
    await expect(asking(page)).toBeVisible();
    // Who signed in by a recovery code has given no code of the authenticator.
    await expect(asking(page)).toContainText('needs a code of the last 10 minutes');
    await expectHealthyAtAllWidths(page, 'the dialog');
    await page.setViewportSize({ width: 1440, height: 900 });

    await page.keyboard.press('Escape');
    await expect(asking(page)).toBeHidden();
    await expect(page.getByText('This needs a code of your authenticator.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await type(page, wrong(member.nextCode()));
    await expect(asking(page).getByText('That code is wrong, or was used already.')).toBeVisible();
    await expectAccessible(page, 'a refused code');
    // Nothing but the keyboard was needed: the first box has the focus again.
    await page.keyboard.type(member.nextCode());
    await expect(asking(page)).toBeHidden();
    await expect(rowAt(page, 0)).toBeVisible();
    await expect(page.getByText('gave a code of the authenticator').first()).toBeVisible();

    // Signed in anew; five wrong codes end the session.
    await signInWithoutProof(page, member);
    await page.goto(`${serviceOrigin()}/desk/audit`);
    for (let tries = 1; tries < 5; tries += 1) {
      const refused = page.waitForResponse(/staff_prove/);
      await type(page, wrong(member.nextCode()));
      expect((await refused).status()).toBe(422);
      await expect(asking(page).getByText('That code is wrong')).toBeVisible();
    }
    await type(page, wrong(member.nextCode()));
    await expect(page).toHaveURL(/\/login\?next=%2Fdesk%2Faudit/);
  });

  test('is a download, too, whose click is not lost', async ({ page, context }) => {
    const member = await signInAs(page, 'administrator', 'D-3303');
    await page.goto(`${serviceOrigin()}/desk/audit?actor=D-3303`);
    await expect(rowAt(page, 0)).toBeVisible();
    // In another tab they signed in anew, by a recovery code.
    await signInWithoutProof(await context.newPage(), member);
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await expect(asking(page)).toBeVisible();
    const [csv] = await Promise.all([page.waitForEvent('download'), type(page, member.nextCode())]);
    expect(csv.suggestedFilename()).toBe('audit-log.csv');
    const lines = readFileSync(await csv.path(), 'utf8').split('\r\n');
    expect(lines[0]).toContain('When,Code,Name,Did,With,Details');
    expect(lines.slice(1, -1).every((line) => line.includes(',D-3303,'))).toBe(true);
    await expect(asking(page)).toBeHidden();
  });
});
