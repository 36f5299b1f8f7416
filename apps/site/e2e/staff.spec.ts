import { staffLogin } from '@example/content/staff-login';
import { staffSignIn } from '@example/content/staff-sign-in';
import { expect, type Page, test } from '@example/testing/e2e';
import { box, enterCode, hydrated } from './candidates.ts';
import { waitForHydration } from './page-state.ts';
import { expectHealthy, expectHealthyView } from './expect-healthy.ts';
import {
  addMember,
  begin,
  beginEnrolment,
  confirmEnrolment,
  staffLoginForm,
  sumOf,
  totp,
} from './staff.ts';

const { code, recovery, enrol: enrolment, codes, validation, ended, title } = staffSignIn;

const heading = (page: Page, name: string) => page.getByRole('heading', { name });

const expectSignedIn = async (page: Page) => {
  await expect(heading(page, staffLogin.signedIn.heading)).toBeVisible();
  await expect(page.getByText('Anu Rao', { exact: true })).toBeVisible();
  await expect(page.getByText(staffLogin.signedIn.roles.recruiter, { exact: true })).toBeVisible();
};

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: staffLogin.signedIn.signOut.submit }).click();
  await expect(page.getByText(staffLogin.signedIn.signOut.done.heading)).toBeVisible();
  await expect(staffLoginForm(page).form).toBeVisible();
};

const useRecoveryCode = async (page: Page, typed: string) => {
  await page.getByRole('link', { name: code.other }).click();
  await page.getByRole('textbox', { name: recovery.label }).fill(typed);
  await page.getByRole('button', { name: recovery.submit, exact: true }).click();
};

test.describe('Staff sign-in', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled });
      const codeOf = (name: string) => `${name}-${javaScriptEnabled ? 'JS' : 'NO'}`;

      test('a member signs in by a mailed code, then for a page of the desk by the authenticator, then by a recovery code', async ({
        page,
      }) => {
        test.slow();
        const isHealthy = async (name: string) => {
          if (javaScriptEnabled) await expectHealthyView(page, name);
        };
        const member = await addMember(codeOf('FIRST'));
        const secret = await beginEnrolment(page, member);
        const picture = page.getByRole('img', { name: enrolment.steps.scan.picture });
        await expect(picture).toBeVisible();
        const drawn = await page.request.get((await picture.getAttribute('src')) ?? '');
        expect(drawn.headers()['content-type']).toMatch(/^image\/svg\+xml/);
        expect(secret).toMatch(/^[A-Z2-7]{16,}$/);
        await isHealthy('the enrolment');

        const right = totp(secret);
        await confirmEnrolment(page, right === '000000' ? '111111' : '000000');
        await expect(page.getByRole('alert').first()).toContainText(validation.staff_code_invalid);
        await confirmEnrolment(page, totp(secret));
        await expect(heading(page, codes.heading)).toBeVisible();
        const list = page.getByRole('list', { name: codes.list }).getByRole('listitem');
        await expect(list).toHaveCount(10);
        const [recoveryCode = ''] = await list.allTextContents();
        await expect(page.getByRole('link', { name: codes.saved })).toHaveAttribute(
          'href',
          '/desk',
        );
        await isHealthy('the recovery codes');

        // The desk link ignores an address of another site.
        await page.goto('/login?next=%2F%2Fevil.example%2Fdesk');
        await expectSignedIn(page);
        await expect(page.getByRole('link', { name: staffLogin.signedIn.desk })).toHaveAttribute(
          'href',
          '/desk',
        );
        await isHealthy('a member who is signed in');
        expect(await page.content()).not.toContain(recoveryCode);
        await signOut(page);

        // The sign-in returns to the desk's address that was asked for.
        const next = '/desk/applications?status=received';
        const query = new URLSearchParams({ captcha: 'words', next });
        await begin(page, member, `/login?${query.toString()}`);
        // Setting up the authenticator used the current code, so the next one is sent.
        await enterCode(page, totp(secret, 1));
        await expect(page).toHaveURL(new RegExp('/desk/applications\\?status=received'));
        await page.goto('/login');
        await expectSignedIn(page);
        await signOut(page);

        await begin(page, member);
        await useRecoveryCode(page, recoveryCode.toUpperCase());
        await expectSignedIn(page);
        await signOut(page);

        await begin(page, member);
        await useRecoveryCode(page, recoveryCode);
        await expect(page.getByRole('alert').first()).toContainText(validation.staff_code_invalid);
        expect(await page.content()).not.toContain(recoveryCode);
      });

      test('the form has an error for each missing field, shows a new captcha and keeps the fields when the answer is wrong', async ({
        page,
      }) => {
        await page.goto('/login?captcha=words');
        const { form, code: codeField, mobile, captcha, remember, submit } = staffLoginForm(page);
        await submit.click();
        await expect(form.getByRole('alert').getByRole('link')).toHaveText([
          validation.employee_code_missing,
          validation.mobile_number_missing,
          validation.captcha_missing,
        ]);
        await expect(page).toHaveTitle(/^Error: /);
        await codeField.fill('NOBODY-1');
        await mobile.fill('919811111111');
        await remember.check();
        await captcha.fill(String((await sumOf(form)) + 1));
        await submit.click();
        await expect(captcha).toHaveAccessibleDescription(new RegExp(validation.captcha_invalid));
        await expect(codeField).toHaveValue('NOBODY-1');
        await expect(mobile).toHaveValue('919811111111');
        await expect(remember).toBeChecked();
        await expect(captcha).toHaveValue('');
        await captcha.fill(String(await sumOf(form)));
        await submit.click();
        await expect(heading(page, code.heading)).toBeVisible();
      });

      test('the form shows the same screen when the employee code is unknown, and takes no code', async ({
        page,
      }) => {
        const member = await addMember(codeOf('KNOWN'));
        await begin(page, member);
        const seen = await page.getByRole('main').innerText();
        await page.context().clearCookies();
        await begin(page, { ...member, code: 'NOBODY-2' });
        expect(await page.getByRole('main').innerText()).toBe(seen);
        await enterCode(page, '123456');
        await expect(page.getByRole('alert').first()).toContainText(validation.staff_code_invalid);
      });
    });
  }

  test('the captcha is replaced by another picture or a sum without losing the fields', async ({
    page,
  }) => {
    await page.goto('/login');
    await hydrated(page);
    const { form, code: codeField, captcha } = staffLoginForm(page);
    await codeField.fill('E1001');
    const picture = form.getByRole('img', { name: staffLogin.captcha.picture });
    const isDrawn = async () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth > 0);
    await expect.poll(isDrawn).toBe(true);
    const before = await picture.getAttribute('src');
    await form.getByRole('link', { name: staffLogin.captcha.another }).click();
    await expect(picture).not.toHaveAttribute('src', before ?? '');
    await expect.poll(isDrawn).toBe(true);
    await form.getByRole('link', { name: staffLogin.captcha.inWords }).click();
    await expect(captcha).toBeFocused();
    expect(await sumOf(form)).toBeGreaterThan(0);
    await expect(picture).toHaveCount(0);
    await form.getByRole('link', { name: staffLogin.captcha.inPicture }).click();
    await expect(picture).toBeVisible();
    await expect(captcha).toBeFocused();
    await expect(codeField).toHaveValue('E1001');
  });

  test('the set-up page says that the sign-in has ended when none is under way', async ({
    request,
  }) => {
    const html = await (await request.get('/login/staff?step=enrol')).text();
    expect(html).toContain(ended.heading);
    const main = html.slice(html.indexOf('<main'));
    expect(main).not.toContain('<img');
    // The title of the page, which is heard when it opens, is not heard again as the name of a region.
    expect(main).not.toContain(`"${title}"`);
  });

  test('the form is sent once when it is pressed twice', async ({ page }) => {
    await page.goto('/login/staff');
    await box(page, 1).focus();
    await waitForHydration(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
    });
    for (let digit = 1; digit <= 6; digit += 1) await box(page, digit).fill(String(digit));
    await page.getByRole('button', { name: code.submit, exact: true }).dblclick();
    await expect(page.getByRole('alert').first()).toContainText(validation.staff_code_invalid);
    expect(sent).toEqual(['/login/staff']);
  });

  // The test of every page covers the first step, /login.
  test('each step passes axe and does not scroll sideways', async ({ page }) => {
    test.slow();
    for (const address of [
      '/login?captcha=words&sent=staff-sign-out',
      '/login/staff',
      '/login/staff?step=recovery',
      '/login/staff?step=enrol',
    ])
      await test.step(address, async () => expectHealthy(page, address));
  });
});
