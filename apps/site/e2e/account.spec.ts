import { account } from '@example/content/account';
import { accountPage } from '@example/content/account-page';
import { signIn } from '@example/content/sign-in';
import { expect, type Page, test } from '@example/testing/e2e';
import {
  applyAs,
  beginAs,
  box,
  candidateForm,
  mailedCode,
  password,
  resetPath,
  signInAs,
  signInByApi,
} from './candidates.ts';
import { waitForHydration } from './page-state.ts';
import { expectHealthy } from './expect-healthy.ts';

const { applications, data, erase, sessions, withdraw, signOut } = account;

const whoIsSignedIn = (page: Page, email: string) => page.getByText(account.signedIn(email));

test.describe('Account', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled });
      const addressOf = (name: string) => `${name}-${String(javaScriptEnabled)}@example.com`;

      test('a candidate finds an application sent before, its file, withdraws it, and signs out', async ({
        page,
        request,
      }) => {
        const email = addressOf('asha');
        const reference = await applyAs(request, email);
        await signInAs(page, email);
        await expect(page).toHaveURL('/login#view');
        const card = page.getByRole('listitem').filter({ hasText: reference });
        await expect(card.getByRole('heading', { level: 3 })).toHaveText(/\w/);
        await expect(card).toContainText(applications.statuses.received);
        await expect(card.locator('time')).toHaveText(/^\d{2}-\d{2}-\d{4}$/);
        const file = card.getByRole('link', { name: /^Asha CV\.pdf/ });
        const resume = await page.request.get((await file.getAttribute('href')) ?? '');
        expect(resume.status()).toBe(200);
        expect(resume.headers()['content-disposition']).toMatch(/^attachment/);
        expect((await resume.body()).toString()).toContain('%PDF-1.7');

        const begin = card.getByRole('link', { name: applications.withdraw });
        await begin.click();
        // Reading begins at the question.
        await expect(page.getByRole('heading', { name: withdraw.heading })).toBeFocused();
        await expect(page.getByRole('region', { name: withdraw.heading })).toBeVisible();
        await page.getByRole('link', { name: withdraw.keep.label }).click();
        await expect(card).toContainText(applications.statuses.received);
        await begin.click();
        await page.getByRole('button', { name: withdraw.submit }).click();
        const news = page.locator('#account-withdraw-outcome');
        await expect(news).toContainText(withdraw.done.text(reference));
        if (javaScriptEnabled) await expect(news).toBeFocused();
        await expect(card).toContainText(applications.statuses.withdrawn);
        await expect(file).toBeHidden();
        await expect(begin).toBeHidden();

        await page.reload();
        await expect(whoIsSignedIn(page, email)).toBeVisible();
        await page.getByRole('button', { name: signOut.submit }).click();
        await expect(page.getByText(accountPage.signedOut.heading)).toBeVisible();
        await page.goto('/login');
        await expect(whoIsSignedIn(page, email)).toHaveCount(0);
        await expect(page.locator('[role=tablist]')).toHaveCount(1);
        await page.goto('/login?step=erase');
        await expect(page.getByText(accountPage.ended.heading)).toBeVisible();
        await expect(candidateForm(page).form).toBeVisible();
      });

      test('a candidate without applications sees where vacancies are, where they are signed in, and ends another and then this session', async ({
        page,
        request: elsewhere,
      }) => {
        const email = addressOf('everywhere');
        const expectEndedElsewhere = async () => {
          const shown = await elsewhere.get('/login');
          expect(await shown.text()).not.toContain(email);
        };
        await signInByApi(elsewhere, email);
        expect(await (await elsewhere.get('/login')).text()).toContain(email);
        await beginAs(page, email);
        await expect(page.getByText(applications.none.heading)).toBeVisible();
        const vacancies = page.getByRole('main').getByRole('link', {
          name: applications.none.link.label,
        });
        await expect(vacancies).toHaveAttribute('href', '/career');
        const list = page.getByRole('list', { name: sessions.heading });
        await expect(list.getByRole('listitem')).toHaveCount(2);
        await expect(list.getByText(sessions.thisOne)).toHaveCount(1);
        await expect(list.locator('time').first()).toHaveText(
          /^\d{2}-\d{2}-\d{4}, \d{2}:\d{2} IST$/,
        );
        await page.setViewportSize({ width: 800, height: 900 });
        for (const time of await list.locator('time').all()) {
          const beyond = await time.evaluate(
            (moment) =>
              moment.getBoundingClientRect().right -
              (moment.closest('dd')?.getBoundingClientRect().right ?? 0),
          );
          expect(beyond).toBeLessThan(1);
        }
        const other = list.getByRole('listitem').filter({ hasNotText: sessions.thisOne });
        await other.getByRole('button', { name: /^End: / }).click();
        const news = page.locator('#account-sessions-outcome');
        await expect(news).toContainText(sessions.ended);
        if (javaScriptEnabled) await expect(news).toBeFocused();
        await expect(list.getByRole('listitem')).toHaveCount(1);
        await expect(page.getByRole('button', { name: sessions.endOthers })).toHaveCount(0);
        await expectEndedElsewhere();
        for (let time = 0; time < 2; time += 1) {
          await signInByApi(elsewhere, email);
          await page.reload();
          await page.getByRole('button', { name: sessions.endOthers }).click();
          await expect(list.getByRole('listitem')).toHaveCount(1);
        }
        await expectEndedElsewhere();
        await list.getByRole('button', { name: /^End: / }).click();
        await expect(page.getByText(accountPage.signedOut.heading)).toBeVisible();
      });

      test('a candidate downloads what is stored, and erases it by typing the address', async ({
        page,
        request,
      }) => {
        const email = addressOf('leaving');
        const reference = await applyAs(request, email);
        await beginAs(page, email);
        const download = page.getByRole('link', { name: data.download.label });
        const stored = await page.request.get((await download.getAttribute('href')) ?? '');
        expect(stored.headers()['content-disposition']).toMatch(/^attachment/);
        expect(stored.headers()['content-type']).toBe('application/zip');
        // The names in an archive are not compressed.
        expect(await stored.text()).toContain(`resumes/${reference}.pdf`);

        await page.getByRole('main').getByRole('link', { name: data.erase.label }).click();
        const form = page.getByRole('form', { name: erase.heading });
        const field = form.getByLabel(erase.fields.email);
        await field.fill('other@example.com');
        await form.getByRole('button', { name: erase.submit }).click();
        await expect(form.getByRole('alert')).toContainText(signIn.validation.email_differs);
        await expect(field).toHaveValue('other@example.com');
        await field.fill(email);
        await form.getByRole('button', { name: erase.submit }).click();
        await expect(page.getByText(accountPage.erased.heading)).toBeVisible();
        await signInByApi(page.request, email, 'a password of a new account');
        const anew = await page.request.get('/login');
        expect(await anew.text()).toContain(applications.none.heading);
      });

      test('a forgotten password is set anew by the link that is mailed, once', async ({
        page,
        context,
        request,
      }) => {
        const email = addressOf('forgetful');
        await signInByApi(request, email);
        await page.goto('/login?mode=guest');
        await page.getByRole('link', { name: signIn.candidate.forgotPassword.label }).click();
        const ask = page.getByRole('form', { name: signIn.forgot.heading });
        await ask.getByLabel(signIn.forgot.fields.email).fill(email);
        await ask.getByRole('button', { name: signIn.forgot.submit }).click();
        await expect(page.getByText(signIn.forgot.sent.heading)).toBeVisible();

        const link = await resetPath(email);
        await page.goto(link);
        const other = await context.newPage();
        await other.goto(link);
        await expect(page.locator('form [autocomplete=username]')).toHaveValue(email);
        const field = page.getByLabel(new RegExp(`^${signIn.reset.fields.password}`));
        const set = page.getByRole('button', { name: signIn.reset.submit });
        await field.fill('short');
        await set.click();
        await expect(field).toHaveAccessibleDescription(
          new RegExp(signIn.validation.password_too_short),
        );
        await field.fill('another horse battery');
        await set.click();
        await expect(page.getByText(signIn.reset.done.heading)).toBeVisible();
        await expect(candidateForm(page).form).toBeVisible();
        await signInByApi(request, email, 'another horse battery');
        await other
          .getByLabel(new RegExp(`^${signIn.reset.fields.password}`))
          .fill('yet another battery');
        await other.getByRole('button', { name: signIn.reset.submit }).click();
        await page.goto(link);
        for (const later of [page, other]) {
          await expect(later.getByRole('heading', { level: 1 })).toHaveText(
            signIn.reset.invalid.heading,
          );
        }
      });
    });
  }

  test('a second tab shows and changes nothing of the account when it was signed out in the first', async ({
    page,
    context,
  }) => {
    const email = 'tabs@example.com';
    await beginAs(page, email);
    await page.goto('/login?mode=official');
    await page.getByRole('tab', { name: signIn.candidate.name }).click();
    await expect(whoIsSignedIn(page, email)).toBeVisible();

    await page.getByRole('link', { name: data.erase.label }).click();
    await page.getByRole('textbox', { name: erase.fields.email }).fill(email);
    const other = await context.newPage();
    await other.goto('/login');
    await other.getByRole('button', { name: signOut.submit }).click();
    await expect(other.getByText(accountPage.signedOut.heading)).toBeVisible();
    await other.goBack();
    await expect(other.locator('[role=tablist]')).toHaveCount(1);
    await expect(whoIsSignedIn(other, email)).toHaveCount(0);

    await page.getByRole('button', { name: erase.submit }).click();
    await expect(page.getByText(accountPage.ended.heading)).toBeVisible();
    await expect(candidateForm(page).form).toBeVisible();
  });

  test('a candidate signs in and out by keyboard, with the focus at the next step', async ({
    page,
  }) => {
    const email = 'keys@example.com';
    await page.goto('/login?mode=guest');
    const { email: field, password: secret, remember, submit } = candidateForm(page);
    await field.focus();
    await page.keyboard.type(email);
    await waitForHydration(page);
    await page.keyboard.press('Tab');
    await expect(secret).toBeFocused();
    await page.keyboard.type(password);
    await page.keyboard.press('Tab');
    await expect(remember).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(submit).toBeFocused();
    const code = await mailedCode(email, async () => page.keyboard.press('Enter'));
    await expect(box(page, 1)).toBeFocused();
    await page.keyboard.type(code);
    await expect(box(page, 6)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(whoIsSignedIn(page, email)).toBeFocused();
    await expect(page).toHaveTitle(accountPage.head.title);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: signOut.submit })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#account-sign-out-outcome')).toBeFocused();
    await expect(page).toHaveTitle(/^Login/);
  });

  test('each step of signing in passes axe and does not scroll sideways', async ({ page }) => {
    test.slow();
    for (const address of [
      // Both kinds of notices stand above the ways to sign in.
      '/login?mode=guest&step=ended&sent=login-reset',
      '/login?step=code',
      '/login?step=forgot',
      '/login?step=forgot&sent=login-forgot',
      `/login/reset-password?token=${'t'.repeat(43)}`,
      '/login/reset-password',
    ])
      await test.step(address, async () => expectHealthy(page, address));
  });

  test('the views of an account pass axe and do not scroll sideways', async ({ page, request }) => {
    test.slow();
    const email = 'a.guest.with.a.rather.long.address@mail.department.example.com';
    await beginAs(page, email);
    await expectHealthy(page, '/login');
    const reference = await applyAs(request, email);
    for (const address of [
      '/login',
      `/login?withdraw=${reference}`,
      '/login?withdraw=A-0000AAAA',
      '/login?step=erase',
    ]) {
      await expectHealthy(page, address);
    }
  });
});
