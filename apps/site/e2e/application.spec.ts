import { applications } from '@example/content/applications';
import { emailEndings } from '@example/content/email-endings';
import { expect, mailsWith, type Page, test } from '@example/testing/e2e';
import { goOffline, waitForHydration } from './pace.ts';
import { pdf as resume } from './resume.ts';
import { expectAccessibleView } from './expect-healthy.ts';

const applicationForm = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: /^Application Form : / });
  return {
    dialog,
    name: dialog.getByLabel(/^Full Name/),
    email: dialog.getByLabel(/^Email/),
    phone: dialog.getByLabel(/^Phone/),
    letter: dialog.getByLabel('Cover Letter'),
    file: dialog.getByLabel(/^Upload CV\/Resume/),
    submit: dialog.getByRole('button', { name: 'Submit' }),
    popup: page.getByRole('alertdialog', { name: 'Validation Error' }),
    saved: page.getByRole('alertdialog', { name: 'Saved succefully' }),
  };
};

const open = async (page: Page, javaScriptEnabled = true) => {
  await page.goto('/career?job=1&apply=1');
  if (javaScriptEnabled) {
    await waitForHydration(page);
    await expect(applicationForm(page).name).toBeFocused();
  }
};

const fill = async (page: Page, name = 'Anu') => {
  const form = applicationForm(page);
  await form.name.fill(name);
  await form.email.fill('anu@example.com');
  await form.phone.fill('919876543210');
  await form.letter.fill('I have drawn maps for ten years.');
  await form.file.setInputFiles(resume);
};

/** Sends the form, reads the popup and closes it. */
const expectRefused = async (page: Page, message: string) => {
  const { submit, popup } = applicationForm(page);
  await submit.click();
  await expect(popup).toContainText(message);
  await popup.getByRole('button', { name: 'OK' }).click();
  await expect(popup).toBeHidden();
};

test.describe('Application form', () => {
  test('a popup names one error at a time, and OK moves the focus to its field', async ({
    page,
  }) => {
    await open(page);
    const { name, email, phone } = applicationForm(page);
    const isRefused = async (message: string) => expectRefused(page, message);
    await isRefused('Name is missing');
    await expect(name).toBeFocused();
    await name.fill('Anu');
    await isRefused('Email is missing');
    await expect(email).toBeFocused();
    await email.fill('anu@@example');
    await isRefused('Invalid email format');
    await expect(email).toHaveValue('');
    await email.fill('anu@example.com');
    await isRefused('Phone is missing');
    await expect(phone).toBeFocused();
    await phone.fill('919876543210');
    await isRefused('Please upload a valid file (PDF, DOC, DOCX).');
  });

  /** The form with all but its file. */
  const openWithoutFile = async (page: Page) => {
    await open(page);
    const form = applicationForm(page);
    await form.name.fill('Anu');
    await form.email.fill('anu@example.com');
    await form.phone.fill('919876543210');
    return { ...form, isRefused: async (message: string) => expectRefused(page, message) };
  };

  test('the popup refuses a file of another kind, and the form stays open', async ({ page }) => {
    const { file, dialog, isRefused } = await openWithoutFile(page);
    await file.setInputFiles({ ...resume, name: 'cv.txt' });
    await isRefused('Invalid file format. Please upload a PDF, DOC, or DOCX file.');
    await expect(file).toHaveValue('');
    await file.setInputFiles({ ...resume, buffer: Buffer.from('MZ, a program') });
    await isRefused(applications.validation.file_content_invalid);
    await expect(dialog).toBeVisible();
  });

  test('the popup refuses a file that is empty or too large, and the form stays open', async ({
    page,
  }) => {
    const { file, dialog, isRefused } = await openWithoutFile(page);
    await file.setInputFiles({ ...resume, buffer: Buffer.alloc(0) });
    await isRefused(applications.validation.file_empty);
    await file.setInputFiles({ ...resume, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
    await isRefused(applications.validation.file_too_large);
    await expect(dialog).toBeVisible();
  });

  test('an address with a long ending is refused with the reason, and what to do instead', async ({
    page,
  }) => {
    await open(page);
    const { dialog, name, email, submit, popup } = applicationForm(page);
    await name.fill('Anu');
    await email.fill('anu@firm.software');
    await submit.click();
    await expect(popup).toContainText('Invalid email format');
    await expect(popup).toContainText(emailEndings.application);
    await popup.getByRole('button', { name: 'OK' }).click();
    await expect(dialog.getByText(emailEndings.application)).toBeVisible();
    await expect(email).toHaveAccessibleDescription(new RegExp(emailEndings.application));
  });

  test('a cleared email address can be restored', async ({ page }) => {
    await open(page);
    const { name, email, submit, popup } = applicationForm(page);
    await name.fill('Anu');
    await email.fill('anu@@example.com');
    await submit.click();
    await expect(popup).toContainText('You typed: anu@@example.com');
    await popup.getByRole('button', { name: 'Put it back to correct it' }).click();
    await expect(email).toHaveValue('anu@@example.com');
    await expect(email).toBeFocused();
  });

  test('a cleared email address can be restored beside the field until another is typed', async ({
    page,
  }) => {
    await open(page);
    const { dialog, name, email } = applicationForm(page);
    const takeBack = dialog.getByRole('button', { name: 'Put it back to correct it' });
    const refused = dialog.getByText(applications.validation.email_invalid);
    await name.fill('Anu');
    await email.fill('anu@example.online');
    await expectRefused(page, 'You typed: anu@example.online');
    await expect(email).toBeFocused();
    await takeBack.click();
    await expect(email).toHaveValue('anu@example.online');
    await expect(email).toBeFocused();
    await expect(takeBack).toHaveCount(0);
    await expect(refused).toBeVisible();
    await expectRefused(page, 'You typed: anu@example.online');
    await email.fill('a');
    await expect(takeBack).toHaveCount(0);
    await expect(refused).toHaveCount(0);
  });

  test.describe('JavaScript off', () => {
    test.use({ javaScriptEnabled: false });

    test('a pasted number is refused when the browser cut it', async ({ page }) => {
      await open(page, false);
      await fill(page, 'Pasted');
      const { phone, submit } = applicationForm(page);
      await phone.fill('');
      await phone.pressSequentially('+91 98765 43210');
      await expect(phone).toHaveValue('+91 98765 43');
      await submit.click();
      await expect(page.getByText(applications.validation.phone_invalid).first()).toBeVisible();
      await expect(applicationForm(page).name).toHaveValue('Pasted');
    });
  });

  for (const javaScriptEnabled of [true, false]) {
    const script = `JavaScript ${javaScriptEnabled ? 'on' : 'off'}`;

    test.describe(script, () => {
      test.use({ javaScriptEnabled });

      test('an application is stored and announced when the page says that it is saved', async ({
        page,
      }) => {
        await open(page, javaScriptEnabled);
        const applicant = `Applicant with ${script}`;
        await fill(page, applicant);
        const { submit, saved } = applicationForm(page);
        await submit.click();
        const answer = javaScriptEnabled
          ? saved
          : page.getByRole('alert').filter({ hasText: 'Saved succefully' });
        await expect(answer).toContainText('We will get to you soon');
        const [reference = ''] = /A-\w{8}/.exec(await answer.innerText()) ?? [];
        expect(reference).not.toBe('');
        await expect.poll(() => mailsWith(reference).length).toBe(2);
        const [announcement = ''] = mailsWith(`Name: ${applicant}`);
        expect(announcement).toContain('My CV.pdf');
        if (!javaScriptEnabled) {
          await expect(page).toHaveURL(/\/career\?sent=application&reference=A-/);
          return;
        }
        await saved.getByRole('button', { name: 'OK' }).click();
        await expect(page).toHaveURL(/\/career$/);
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('a refused application names the reason, and keeps what was typed', async ({ page }) => {
      await open(page, false);
      await fill(page);
      const { email, submit, name, dialog } = applicationForm(page);
      await email.fill('anu@@example.com');
      await submit.click();
      await expect(dialog.getByRole('alert')).toContainText('Validation Error');
      await expect(dialog.getByRole('alert')).toContainText('Invalid email format');
      await expect(name).toHaveValue('Anu');
    });

    test('an application says that its vacancy was closed meanwhile, and keeps the letter', async ({
      page,
    }) => {
      await open(page, false);
      await fill(page);
      const { submit } = applicationForm(page);
      await page.route('/career?job=1&apply=1', async (route, request) => {
        const body = request.postDataBuffer()?.toString('latin1') ?? '';
        const late = body.replace(/(name="job_id"\r\n\r\n)1/, '$1999');
        const url = request.url().replace('job=1&', 'job=999&');
        const headers = { ...request.headers(), 'content-length': String(late.length) };
        await route.fulfill({
          response: await route.fetch({ url, headers, postData: Buffer.from(late, 'latin1') }),
        });
      });
      await submit.click();
      await expect(page.getByText('Your application was not sent')).toBeVisible();
      await expect(page.getByLabel('Cover Letter')).toHaveValue('I have drawn maps for ten years.');
    });

    test('an application is stored once when the form is sent twice', async ({ page }) => {
      const references: string[] = [];
      for (let time = 0; time < 2; time += 1) {
        await open(page, false);
        await fill(page, 'Twice');
        await applicationForm(page).submit.click();
        await expect(page).toHaveURL(/reference=/);
        references.push(new URL(page.url()).searchParams.get('reference') ?? '');
      }
      expect(references[1]).toBe(references[0]);
    });
  });

  /** Sends what is in the form over a line that takes a few seconds for it. */
  const sendSlowly = async (page: Page) => {
    const { dialog, file, submit } = applicationForm(page);
    const padding = Buffer.from(`\n%${'-'.repeat(600_000)}`);
    await file.setInputFiles({ ...resume, buffer: Buffer.concat([resume.buffer, padding]) });
    const devTools = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 200_000 };
    await devTools.send('Network.emulateNetworkConditions', slow);
    await submit.click();
    await expect(dialog.getByRole('progressbar')).toBeVisible();
  };

  test('the page announces that the application is saved when the form was closed while sending', async ({
    page,
  }) => {
    await open(page);
    await fill(page, 'Hasty');
    const { dialog, saved } = applicationForm(page);
    await sendSlowly(page);
    // By a slip nobody leaves it.
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('link', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(saved).toBeVisible({ timeout: 20_000 });
    await expect(saved).toContainText(/A-\w{8}/);
    await saved.getByRole('button', { name: 'OK' }).click();
    await expect(saved).toBeHidden();
    await page
      .locator('#job-2')
      .getByRole('link', { name: /^Apply/ })
      .click();
    await expect(applicationForm(page).name).toBeFocused();
  });

  test('the form opens again when it was closed while sending and then refused', async ({
    page,
  }) => {
    await open(page);
    await fill(page, 'Hasty');
    const { dialog, file, name, popup, submit } = applicationForm(page);
    const closing = Promise.withResolvers<undefined>();
    await page.route('**/save_application', async (route) => {
      await closing.promise;
      await route.fulfill({
        status: 422,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          type: 'urn:problem:invalid-input',
          title: '',
          status: 422,
          detail: '',
          errors: [{ field: 'file', message: applications.validation.file_encrypted }],
        }),
      });
    });
    const sending = page.waitForRequest('**/save_application');
    await submit.click();
    await sending;
    await dialog.getByRole('link', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    closing.resolve(undefined);
    await expect(popup).toContainText(applications.validation.file_encrypted, { timeout: 20_000 });
    await popup.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toBeVisible();
    await expect(file).toBeFocused();
    await expect(name).toHaveValue('Hasty');
  });

  test('a lost answer is reported as unknown, and sending again makes one application', async ({
    page,
  }) => {
    await open(page);
    await fill(page, 'Cut off');
    const { dialog, submit, saved, name } = applicationForm(page);
    const references: unknown[] = [];
    await page.route('**/save_application', async (route) => {
      const answer = await route.fetch();
      references.push(((await answer.json()) as { readonly reference: string }).reference);
      await route.abort('connectionreset');
    });
    await submit.click();
    await expect(dialog.getByRole('alert')).toContainText('We could not confirm your application', {
      timeout: 20_000,
    });
    expect(new Set(references).size).toBe(1);
    await page.unroute('**/save_application');
    for (let reload = 0; reload < 2; reload += 1) {
      await page.reload();
      await waitForHydration(page);
      await expect(name).toHaveValue('Cut off');
      await expect(dialog.getByText(applications.draft.restored)).toBeInViewport();
    }
    await submit.click();
    await expect(saved).toContainText(String(references[0]));
    await expect.poll(() => mailsWith('Name: Cut off').length).toBe(1);
  });

  test('the fields and the file survive a failure and a reload, and are sent then', async ({
    page,
  }) => {
    await open(page);
    await fill(page, 'Persistent');
    await page.route('**/save_application', (route) => route.abort());
    const { dialog, name, email, letter, submit, saved } = applicationForm(page);
    await submit.click();
    await expect(dialog.getByRole('alert')).toContainText('We could not confirm', {
      timeout: 20_000,
    });
    await goOffline(page);
    await submit.click();
    await expect(dialog.getByRole('alert')).toContainText('You are offline', { timeout: 20_000 });
    await page.context().setOffline(false);
    await expect(name).toHaveValue('Persistent');
    await page.reload();
    await waitForHydration(page);
    await expect(name).toHaveValue('Persistent');
    await expect(email).toHaveValue('anu@example.com');
    await expect(letter).toHaveValue('I have drawn maps for ten years.');
    await expect(dialog.getByText('My CV.pdf').first()).toBeVisible();
    await expect(dialog.getByText(applications.draft.restored)).toBeVisible();
    await page.unroute('**/save_application');
    await submit.click();
    await expect(saved).toBeVisible();
    await saved.getByRole('button', { name: 'OK' }).click();

    await open(page);
    await expect(name).toHaveValue('');
    await expect(dialog.getByText('My CV.pdf')).toHaveCount(0);
  });

  test('the fields and the file survive a reload while typing', async ({ page }) => {
    await open(page);
    const { dialog, letter, file } = applicationForm(page);
    const text = 'I have drawn maps for ten years, mostly of rivers.';
    await file.setInputFiles(resume);
    await letter.pressSequentially(text, { delay: 60 });
    await page.reload();
    await expect(dialog.getByText(applications.draft.restored)).toBeVisible();
    const kept = await letter.inputValue();
    expect(text.startsWith(kept)).toBe(true);
    // All but what was typed in the last third of a second, and what the machine was late with.
    expect(kept.length).toBeGreaterThan(text.length / 2);
    await expect(dialog.getByText('My CV.pdf').first()).toBeVisible();
  });

  test('the fields are kept when the form is closed for another vacancy', async ({ page }) => {
    await open(page);
    const { name } = applicationForm(page);
    await name.fill('Anu');
    await page.keyboard.press('Escape');
    await expect(applicationForm(page).dialog).toBeHidden();
    for (const card of ['#job-2', '#job-1']) {
      await page
        .locator(card)
        .getByRole('link', { name: /^Apply/ })
        .click();
      await expect(name).toBeVisible();
      if (card === '#job-1') break;
      await expect(name).toHaveValue('');
      await page.keyboard.press('Escape');
    }
    await expect(name).toHaveValue('Anu');
  });

  test('a draft is dropped when its vacancy is closed, and after 30 days', async ({ page }) => {
    await open(page);
    const { name, dialog } = applicationForm(page);
    await name.fill('Anu');
    await expect(dialog.getByText(applications.draft.kept)).toBeVisible();
    const keys = async () =>
      page.evaluate(
        async () =>
          new Promise<readonly unknown[]>((resolve, reject) => {
            const opening = indexedDB.open('applications');
            opening.onerror = () => {
              reject(new Error('IndexedDB'));
            };
            opening.onsuccess = () => {
              const drafts = opening.result
                .transaction('drafts', 'readwrite')
                .objectStore('drafts');
              const { searchParams } = new URL(location.href);
              if (searchParams.get('job') === '1') {
                drafts.put({ values: { applcnt_name: 'Late' }, at: Date.now() }, '999/typed');
                drafts.put(
                  { values: { applcnt_name: 'Old' }, at: Date.now() - 31 * 86_400_000 },
                  '2/typed',
                );
              }
              const reading = drafts.getAllKeys();
              reading.onsuccess = () => {
                opening.result.close();
                resolve(reading.result);
              };
            };
          }),
      );
    expect(await keys()).toEqual(['1/typed', '2/typed', '999/typed']);
    await page.goto('/career?job=2&apply=1');
    await waitForHydration(page);
    await expect.poll(keys).toEqual(['1/typed']);
    await expect(name).toHaveValue('');
  });

  test('a draft can be erased from the device', async ({ page }) => {
    await open(page);
    await fill(page);
    const { dialog, name } = applicationForm(page);
    await dialog.getByRole('button', { name: applications.draft.erase }).click();
    await expect(dialog.getByText(applications.draft.erased)).toBeVisible();
    await expect(name).toHaveValue('');
    await expect(name).toBeFocused();
    await page.reload();
    await waitForHydration(page);
    await expect(name).toBeFocused();
    await expect(name).toHaveValue('');
  });

  test('one application is sent when the button is pressed twice', async ({ page }) => {
    await open(page);
    await fill(page, 'Impatient');
    await applicationForm(page).submit.dblclick();
    await expect(applicationForm(page).saved).toBeVisible();
    await expect.poll(() => mailsWith('Name: Impatient').length).toBe(1);
  });

  test('a slow upload shows its progress', async ({ page }) => {
    await open(page);
    await fill(page, 'Patient');
    const { dialog, file, submit, saved } = applicationForm(page);
    const padding = Buffer.from(`\n%${'-'.repeat(1_000_000)}`);
    await file.setInputFiles({ ...resume, buffer: Buffer.concat([resume.buffer, padding]) });
    const devTools = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 250_000 };
    await devTools.send('Network.emulateNetworkConditions', slow);
    await submit.click();

    const bar = dialog.getByRole('progressbar', { name: applications.form.uploading(resume.name) });
    const seen = new Set<number>();
    await expect
      .poll(
        async () => {
          const value = await bar.getAttribute('value', { timeout: 5_000 });
          if (value !== null) seen.add(Number(value));
          return [...seen].filter((percent) => percent > 0 && percent < 100).length;
        },
        { intervals: [100], timeout: 15_000 },
      )
      .toBeGreaterThan(2);
    expect([...seen]).toEqual([...seen].toSorted((a, b) => a - b));
    await expect(saved).toBeVisible({ timeout: 20_000 });
    await expect(bar).toHaveCount(0);
  });

  test('the form says so when the vacancy was closed meanwhile', async ({ page }) => {
    await open(page);
    await fill(page);
    await page.route('**/save_application', (route) =>
      route.fulfill({
        status: 404,
        contentType: 'application/problem+json',
        body: JSON.stringify({ type: 'urn:problem:not-found', title: '', status: 404, detail: '' }),
      }),
    );
    const { submit, dialog } = applicationForm(page);
    await submit.click();
    const alert = dialog.getByRole('alert');
    await expect(alert).toContainText('This vacancy is not open any more');
    await expect(alert).toBeFocused();
    await expect(alert).toBeInViewport();
    await expect(alert.getByRole('link', { name: 'See all open positions' })).toBeVisible();
  });

  test('details, form and popup pass axe', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/career?job=1');
    await waitForHydration(page);
    await expectAccessibleView(page, 'the details');
    await open(page);
    await expectAccessibleView(page, 'the form');
    await applicationForm(page).submit.click();
    await expect(applicationForm(page).popup).toBeVisible();
    await expectAccessibleView(page, 'the popup');
  });
});
