import { signIn } from '@example/content/sign-in';
import { expect, test } from '@playwright/test';

const path = '/login';
const { official, guest, code } = signIn;

test('two tabs hold the fields of the two ways to sign in', async ({ page }) => {
  await page.goto(path);
  const tabs = page.getByRole('tablist', { name: signIn.modes });
  await expect(tabs.getByRole('tab')).toHaveText([official.tab, guest.tab]);
  const staff = page.getByRole('form', { name: official.name });
  await expect(staff.getByLabel(official.fields.employee_code)).toBeVisible();
  await expect(staff.getByLabel(official.fields.mobile_number)).toBeVisible();
  await expect(staff.getByText(official.captcha.text, { exact: true })).toBeVisible();
  await expect(staff.getByLabel(official.fields.captcha)).toBeVisible();
  await expect(staff.getByRole('checkbox', { name: signIn.rememberMe })).not.toBeChecked();
  await expect(staff.getByRole('button', { name: official.submit })).toBeVisible();

  await tabs.getByRole('tab', { name: guest.tab }).click();
  await expect(page).toHaveURL(`${path}?mode=guest`);
  await expect(staff).toBeHidden();
  const visitor = page.getByRole('form', { name: guest.name });
  await expect(visitor.getByLabel(guest.fields.email)).toBeVisible();
  await expect(visitor.getByLabel(guest.fields.password)).toHaveAttribute('type', 'password');
  await expect(visitor.getByRole('checkbox', { name: signIn.rememberMe })).toBeVisible();
  await expect(visitor.getByRole('link', { name: guest.forgotPassword.label })).toBeVisible();
  await expect(visitor.getByRole('button', { name: guest.submit })).toBeVisible();
  await page.reload();
  await expect(visitor).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: signIn.home.label }).click();
  await expect(page).toHaveURL('/');
});

test('the tabs are chosen by the arrow keys', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('tab', { name: official.tab }).focus();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: guest.tab })).toBeFocused();
  await expect(page.getByRole('form', { name: guest.name })).toBeVisible();
});

test('whoever tries to sign in is told that it is not open, and nothing is sent', async ({
  page,
}) => {
  await page.goto(path);
  await page.getByLabel(official.fields.employee_code).fill('E-100');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.getByRole('button', { name: official.submit }).click();
  const answer = page.getByRole('alert').filter({ hasText: signIn.official.refusal });
  await expect(answer).toBeFocused();
  await expect(page.getByLabel(official.fields.employee_code)).toHaveValue('E-100');
  expect(sent).toEqual([]);
});

test('a pasted code is spread over six boxes, without what is no digit', async ({ page }) => {
  await page.goto(`${path}?step=code`);
  await expect(page.getByRole('group', { name: code.text })).toBeVisible();
  const box = (digit: number) => page.getByLabel(`Digit ${String(digit)} of 6`);
  await box(1).focus();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text', '12-34 56x7');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  for (let digit = 1; digit <= 6; digit += 1) await expect(box(digit)).toHaveValue(String(digit));
  await page.getByRole('button', { name: code.submit }).click();
  await expect(page.getByRole('alert').filter({ hasText: signIn.official.refusal })).toBeVisible();
  await page.getByRole('link', { name: code.back.label }).click();
  await expect(page.getByRole('form', { name: guest.name })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both ways can be reached, and the answer holds no password', async ({ page }) => {
    await page.goto(path);
    await page.locator('summary', { hasText: guest.tab }).click();
    const visitor = page.getByRole('form', { name: guest.name });
    await visitor.getByLabel(guest.fields.email).fill('asha@example.info');
    await visitor.getByLabel(guest.fields.password).fill('a long secret');
    await visitor.getByRole('button', { name: guest.submit }).click();
    await expect(page.getByText(signIn.official.refusal)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`^[^?]+${path}\\?mode=guest`));
    await expect(visitor.getByLabel(guest.fields.email)).toHaveValue('asha@example.info');
    expect(await page.content()).not.toContain('a long secret');
  });
});
