import { staffLogin } from '@example/content/staff-login';
import { signIn } from '@example/content/sign-in';
import { expect, test } from '@example/testing/e2e';
import { box, candidateForm, hydrated, password } from './candidates.ts';
import { goOffline, waitForHydration } from './page-state.ts';

const path = '/login';
const { candidate, code } = signIn;

test.describe('Login page', () => {
  test('the page has a tab with fields for each way to sign in', async ({ page }) => {
    await page.goto(path);
    const tabs = page.getByRole('tablist', { name: signIn.modes });
    await expect(tabs.getByRole('tab')).toHaveText(['Official Login', 'Guest Login']);
    const staff = page.getByRole('form', { name: staffLogin.name });
    await expect(staff.getByLabel(staffLogin.fields.employee_code)).toBeVisible();
    await expect(staff.getByLabel(staffLogin.fields.mobile_number)).toBeVisible();
    await expect(staff.getByRole('img', { name: staffLogin.captcha.picture })).toBeVisible();
    await expect(staff.getByLabel(staffLogin.fields.captcha)).toBeVisible();
    await expect(staff.getByRole('checkbox', { name: signIn.rememberMe })).not.toBeChecked();
    await expect(staff.getByRole('button', { name: staffLogin.submit })).toBeVisible();

    await tabs.getByRole('tab', { name: candidate.name }).click();
    await expect(page).toHaveURL(`${path}?mode=guest`);
    await expect(staff).toBeHidden();
    const visitor = page.getByRole('form', { name: candidate.name });
    await expect(visitor.getByLabel(candidate.fields.email)).toBeVisible();
    await expect(visitor.getByLabel(candidate.fields.password)).toHaveAttribute('type', 'password');
    await expect(visitor.getByRole('checkbox', { name: signIn.rememberMe })).toBeVisible();
    await expect(visitor.getByRole('link', { name: candidate.forgotPassword.label })).toBeVisible();
    await expect(visitor.getByRole('button', { name: candidate.submit })).toBeVisible();
    await page.reload();
    await expect(visitor).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: signIn.home.label }).click();
    await expect(page).toHaveURL('/');
  });

  test('both tabs stand whole in one row on the narrowest phone, and the arrow keys select one', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const boxes = await page
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes.map(({ top }) => top)).toEqual([boxes[0]?.top, boxes[0]?.top]);
    expect(boxes[1]?.right).toBeLessThanOrEqual(320);
    await page.getByRole('tab', { name: staffLogin.name }).focus();
    await waitForHydration(page);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: candidate.name })).toBeFocused();
    await expect(page.getByRole('form', { name: candidate.name })).toBeVisible();
  });

  test('each missing field has its own error, and the form keeps what was typed', async ({
    page,
  }) => {
    await page.goto(`${path}?mode=guest`);
    await hydrated(page);
    const { form, email, password: secret, submit } = candidateForm(page);
    await email.fill('asha');
    await submit.click();
    const problems = form.getByRole('alert').filter({ hasText: signIn.problems });
    await expect(problems).toBeFocused();
    await expect(problems.getByRole('link')).toHaveText([
      signIn.validation.email_invalid,
      signIn.validation.password_missing,
    ]);
    await email.fill('asha@example.info');
    await secret.fill('too short');
    await submit.click();
    await expect(secret).toBeFocused();
    await expect(secret).toHaveAccessibleDescription(
      new RegExp(signIn.validation.password_too_short),
    );
    await expect(email).toHaveValue('asha@example.info');
    await expect(secret).toHaveValue('too short');
  });

  test('the form says that no code was sent when sending fails, and sends once when pressed twice', async ({
    page,
    context,
  }) => {
    await page.goto(`${path}?mode=guest`);
    await hydrated(page);
    const { form, email, password: secret, submit } = candidateForm(page);
    await email.fill('twice@example.com');
    await secret.fill(password);
    await goOffline(page);
    await submit.click();
    const answer = form.getByRole('alert').filter({ hasText: candidate.failures.offline.text });
    await expect(answer).toBeFocused();
    await expect(email).toHaveValue('twice@example.com');
    await expect(secret).toHaveValue(password);
    await context.setOffline(false);

    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
    });
    await submit.dblclick();
    await expect(page.getByRole('group', { name: code.text })).toBeVisible();
    expect(sent).toEqual(['/api/v0/sign_in']);
  });

  test('a pasted code fills the six boxes with its digits alone', async ({ page }) => {
    await page.goto(`${path}?step=code`);
    await expect(page.getByRole('group', { name: code.text })).toBeVisible();
    await box(page, 1).focus();
    await waitForHydration(page);
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData('text', '12-34 56x7');
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
    for (let digit = 1; digit <= 6; digit += 1)
      await expect(box(page, digit)).toHaveValue(String(digit));
    await page.getByRole('button', { name: code.submit, exact: true }).click();
    // No browser asked for this code.
    const answer = page.getByRole('alert').filter({ hasText: signIn.validation.code_invalid });
    await expect(answer).toBeFocused();
    await expect(box(page, 6)).toHaveValue('6');
    await page.getByRole('link', { name: code.back.label }).click();
    await expect(page.getByRole('form', { name: candidate.name })).toBeVisible();
  });

  test('digits typed before the script ran stay, more go on behind them, and others over them', async ({
    page,
  }) => {
    const waiting = Promise.withResolvers<undefined>();
    await page.route('**/assets/*.js', async (route) => {
      await waiting.promise;
      await route.continue();
    });
    await page.goto(`${path}?step=code`);
    for (let digit = 1; digit <= 3; digit += 1) await box(page, digit).fill(String(digit));
    waiting.resolve(undefined);
    await waitForHydration(page);
    await expect(page.locator('input[type=hidden][name=code]')).toHaveValue('123');
    for (let digit = 1; digit <= 3; digit += 1)
      await expect(box(page, digit)).toHaveValue(String(digit));
    await page.keyboard.type('456');
    await expect(page.locator('input[type=hidden][name=code]')).toHaveValue('123456');
    await box(page, 1).focus();
    await page.keyboard.type('123457');
    await expect(page.locator('input[type=hidden][name=code]')).toHaveValue('123457');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('both ways to sign in are reached, and the answer holds no password', async ({ page }) => {
      await page.goto(path);
      await page.locator('summary', { hasText: candidate.name }).click();
      const { email, password: secret, remember, submit } = candidateForm(page);
      await email.fill('asha@example.info');
      await secret.fill('2 short');
      await remember.check();
      await submit.click();
      await expect(page).toHaveURL(new RegExp(`^[^?]+${path}\\?mode=guest`));
      await expect(page).toHaveTitle(/^Error: /);
      await expect(secret).toHaveAccessibleDescription(
        new RegExp(signIn.validation.password_too_short),
      );
      await expect(email).toHaveValue('asha@example.info');
      await expect(remember).toBeChecked();
      expect(await page.content()).not.toContain('2 short');
    });

    test('an unknown code is refused, and the boxes are empty again', async ({ page }) => {
      await page.goto(`${path}?step=code`);
      for (let digit = 1; digit <= 6; digit += 1) await box(page, digit).fill(String(digit));
      await page.getByRole('button', { name: code.submit, exact: true }).click();
      await expect(page.getByRole('alert').first()).toContainText(signIn.validation.code_invalid);
      await expect(box(page, 1)).toHaveValue('');
    });
  });
});
