import { expect, type Page, test } from '@example/testing/e2e';
import { translatePage } from '@example/testing/translated-page';
import { candidateForm, password } from './candidates.ts';
import { waitForHydration } from './page-state.ts';
import { pdf } from './resume.ts';

/** Opens a page and translates it before its script runs. */
const openTranslatedFirst = async (page: Page, path: string) => {
  await page.goto(path);
  await translatePage(page);
};

/** Opens a page, waits for hydration and translates it. Returns the list of its uncaught errors. */
const openTranslated = async (page: Page, path: string) => {
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  await page.goto(path);
  await page.getByRole('textbox').first().focus();
  await waitForHydration(page);
  await translatePage(page);
  return thrown;
};

const enquiryOf = (page: Page) => {
  const form = page.getByRole('form', { name: 'Enquiry' });
  return {
    form,
    name: form.getByLabel('Name'),
    email: form.getByLabel('Email'),
    message: form.getByLabel('Message'),
    send: form.getByRole('button', { name: 'Send Message' }),
    alert: form.getByRole('alert'),
  };
};

test.describe('A translated page', () => {
  test('an enquiry that was refused is sent, and another after it', async ({ page }) => {
    const thrown = await openTranslated(page, '/');
    const { name, email, message, send, alert } = enquiryOf(page);
    for (const text of ['First', 'Second']) {
      await name.fill(text);
      await send.click();
      await expect(alert).toContainText('Please enter valid email and continue');
      await email.fill('translated@example.com');
      await send.click();
      await expect(alert).toContainText('Please enter message and continue');
      await message.fill(text);
      await send.click();
      await expect(alert).toContainText('Submitted Succesfully');
      await expect(alert).toContainText(/E-[0-9A-Z]{6,}/);
      await expect(message).toHaveValue('');
    }
    expect(thrown).toEqual([]);
  });

  test('a contact message names its faults one after the other, and is sent', async ({ page }) => {
    const thrown = await openTranslated(page, '/contact-us');
    const form = page.getByRole('form', { name: 'Contact' });
    const send = form.getByRole('button', { name: 'Send Message' });
    await send.click();
    await expect(form.getByRole('alert')).toContainText('Name is not given');
    await form.getByLabel('Name').fill('A B');
    await form.getByLabel('Phone').fill('9876543210');
    await form.getByLabel('Subject').fill('Maps');
    await form.getByLabel('Message').fill('Maps of our town.');
    await send.click();
    await form.getByLabel('Email').fill('translated@example.com');
    await send.click();
    await expect(form.getByRole('alert')).toContainText('Submitted Succesfully');
    expect(thrown).toEqual([]);
  });

  test('vacancies are searched, read and applied for', async ({ page }) => {
    const thrown = await openTranslated(page, '/career');
    await page.getByRole('searchbox').fill('no such vacancy');
    await expect(page.getByText('Sorry currently No jobs Availiable')).toBeVisible();
    await page.getByRole('button', { name: 'Reset' }).click();
    await page
      .getByRole('link', { name: /More Details/ })
      .first()
      .click();
    const details = page.getByRole('dialog');
    await details.getByRole('link', { name: /Apply/ }).click();
    const dialog = page.getByRole('dialog', { name: /Application Form : / });
    const submit = dialog.getByRole('button', { name: 'Submit' });
    const popup = page.getByRole('alertdialog', { name: 'Validation Error' });
    const refused = async (text: string) => {
      await submit.click();
      await expect(popup).toContainText(text);
      await popup.getByRole('button', { name: 'OK' }).click();
      await expect(popup).toBeHidden();
    };
    await refused('Name is missing');
    await dialog.getByLabel('Full Name').fill('Anu');
    await refused('Email is missing');
    await dialog.getByLabel('Email').fill('nobody');
    await refused('Invalid email format');
    await dialog.getByLabel('Email').fill('anu@example.com');
    await dialog.getByLabel('Phone').fill('919876543210');
    const file = dialog.getByLabel('Upload CV/Resume');
    await file.setInputFiles({ ...pdf, name: 'cv.txt' });
    await refused('Invalid file format');
    await file.setInputFiles(pdf);
    await submit.click();
    await expect(page.getByRole('alertdialog', { name: 'Saved succefully' })).toContainText(
      'We will get to you soon',
    );
    expect(thrown).toEqual([]);
  });

  test('a candidate is told what is wrong, staff take another captcha, and the newsletter is asked for', async ({
    page,
  }) => {
    const thrown = await openTranslated(page, '/login');
    await page.getByRole('link', { name: 'Ask me in words instead' }).click();
    await page.getByRole('link', { name: 'Show me a picture instead' }).click();
    await page.getByRole('tab', { name: 'Guest' }).click();
    const candidate = candidateForm(page);
    await candidate.submit.click();
    await expect(candidate.form.getByRole('alert')).toBeVisible();
    await candidate.email.fill('translated-guest@example.com');
    await candidate.password.fill(password);
    await candidate.submit.click();
    await expect(page.getByLabel('Digit 1 of 6')).toBeVisible();
    const box = page.getByRole('form', { name: 'Newsletter' });
    await box.getByLabel('Email').fill('translated-news@example.com');
    await box.getByRole('button', { name: 'Subscribe' }).click();
    await expect(box.getByRole('alert')).toContainText('look in your mailbox');
    expect(thrown).toEqual([]);
  });
});

test.describe('A page that was translated before its script ran', () => {
  test('keeps what is typed, and the focus', async ({ page }) => {
    for (const [path, name] of [
      ['/', 'user_name'],
      ['/contact-us', 'subject'],
      ['/login?mode=guest', 'password'],
    ] as const) {
      await openTranslatedFirst(page, path);
      const field = page.locator(`main [name=${name}]`);
      await field.focus();
      await page.keyboard.type('Anu');
      await waitForHydration(page);
      await page.keyboard.type(' Nair');
      await expect(field).toHaveValue('Anu Nair');
    }
  });

  test('keeps the digits of a code', async ({ page }) => {
    await openTranslatedFirst(page, '/login?step=code');
    for (let digit = 1; digit <= 3; digit += 1) {
      await page.getByLabel(`Digit ${String(digit)} of 6`).focus();
      await page.keyboard.type(String(digit));
    }
    await waitForHydration(page);
    await expect(page.locator('input[type=hidden][name=code]')).toHaveValue('123');
    await page.keyboard.type('456');
    await expect(page.locator('input[type=hidden][name=code]')).toHaveValue('123456');
  });

  test('searches for what was typed', async ({ page }) => {
    await openTranslatedFirst(page, '/career');
    await page.getByRole('searchbox').pressSequentially('gis');
    await waitForHydration(page);
    await expect(page).toHaveURL(/q=gis/);
  });

  test('keeps its styles, its drawings, its place and an open menu', async ({ page }) => {
    await openTranslatedFirst(page, '/file-vault');
    const footer = page.getByRole('contentinfo');
    const background = () => footer.evaluate((shown) => getComputedStyle(shown).backgroundColor);
    const before = await background();
    await footer.scrollIntoViewIfNeeded();
    const top = async () => Math.round((await footer.boundingBox())?.y ?? 0);
    const place = await top();
    await page.keyboard.press('Shift');
    await waitForHydration(page);
    expect(await background()).toBe(before);
    expect(Math.abs((await top()) - place)).toBeLessThan(50);
    const drawings = page.locator('main svg svg');
    for (const drawing of await drawings.all()) await expect(drawing).toBeVisible();
    await page.goto('/');
    await translatePage(page);
    const services = page.locator('header details').first();
    await services.evaluate((menu: HTMLDetailsElement) => {
      menu.open = true;
    });
    await page.keyboard.press('Shift');
    await waitForHydration(page);
    await expect(services).toHaveAttribute('open');
  });
});

test.describe('A form whose place in the page was changed by others', () => {
  /** Moves the fields into an element that React does not know, as some extensions do. */
  const breakForm = async (page: Page) =>
    page.evaluate(() => {
      const fields = document
        .querySelector('#enquiry [name=user_name]')
        ?.closest('form > div > div');
      const wrapper = document.createElement('div');
      fields?.replaceWith(wrapper);
      if (fields) wrapper.append(fields);
    });

  const send = async (page: Page) => {
    await page.goto('/');
    const { name, email, message, send: button } = enquiryOf(page);
    await name.focus();
    await waitForHydration(page);
    await name.fill('Broken Page');
    await email.fill('broken@example.com');
    await message.fill('First line\nSecond line');
    await breakForm(page);
    await button.click();
  };
  const report = (page: Page) =>
    page.getByRole('alert').filter({ hasText: 'Something went wrong on this page' });

  test('says under which reference the message arrived, and leaves the page as it is', async ({
    page,
  }) => {
    await send(page);
    await expect(report(page)).toContainText(/has arrived\. Your reference is E-[0-9A-Z]{6,}/);
    await expect(report(page)).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('form', { name: 'Newsletter' })).toBeVisible();
  });

  test('returns the typed text when it was not sent or may be lost', async ({ page }) => {
    for (const [status, said] of [
      [403, 'was not sent'],
      [500, 'cannot tell whether'],
    ] as const) {
      await page.route('**/save_enquiry', (route) => route.fulfill({ status, body: '' }));
      await send(page);
      await expect(report(page)).toContainText(said);
      const typed = page.getByRole('group', { name: 'What you typed' });
      await expect(typed).toContainText('broken@example.com');
      await expect(typed).toContainText('Second line');
    }
  });
});
