import { applicationRefusals } from '@example/content/application-refusals';
import { applications } from '@example/content/applications';
import { emailEndings } from '@example/content/email-endings';
import { expect, mailsWith, test } from '@example/testing/e2e';
import {
  applicationForm,
  expectRefused,
  fillApplication,
  openApplication,
  openFromCard,
} from './application-form.ts';
import { expectAccessibleView } from './expect-healthy.ts';
import { waitForHydration } from './page-state.ts';
import { plainVisitor } from './plain-visitor.ts';
import { pdf as resume } from './resume.ts';

test.describe('Application form', () => {
  test('a popup names one error at a time, of the file too, and OK moves the focus to its field', async ({
    page,
  }) => {
    await openApplication(page);
    const { dialog, name, email, phone, file } = applicationForm(page);
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
    await file.setInputFiles({ ...resume, name: 'cv.txt' });
    await isRefused('Invalid file format. Please upload a PDF, DOC, or DOCX file.');
    await expect(file).toHaveValue('');
    await file.setInputFiles({ ...resume, buffer: Buffer.from('MZ, a program') });
    await isRefused(applicationRefusals.file_content_invalid);
    await file.setInputFiles({ ...resume, buffer: Buffer.alloc(0) });
    await isRefused(applications.validation.file_empty);
    await file.setInputFiles({ ...resume, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
    await isRefused(applications.validation.file_too_large);
    await expect(dialog).toBeVisible();
  });

  test('typing begins in the first field, by the address of a card too', async ({ page }) => {
    await page.goto('/career?job=1&apply=1#application-form');
    await expect(applicationForm(page).name).toBeFocused();
  });

  test('an address with a long ending is refused with the reason; it can be put back in the popup, and beside the field until another is typed', async ({
    page,
  }) => {
    await openApplication(page);
    const { dialog, name, email, submit, popup } = applicationForm(page);
    const putBack = { name: 'Put it back to correct it' };
    const takeBack = dialog.getByRole('button', putBack);
    const refused = dialog.getByText(applications.validation.email_invalid);
    await name.fill('Anu');
    await email.fill('anu@firm.software');
    await submit.click();
    await expect(popup).toContainText('Invalid email format');
    await expect(popup).toContainText(emailEndings.application);
    await expect(popup).toContainText('You typed: anu@firm.software');
    await popup.getByRole('button', putBack).click();
    await expect(email).toHaveValue('anu@firm.software');
    await expect(email).toBeFocused();

    await expectRefused(page, 'You typed: anu@firm.software');
    await expect(email).toHaveValue('');
    await expect(email).toBeFocused();
    await expect(dialog.getByText(emailEndings.application)).toBeVisible();
    await expect(email).toHaveAccessibleDescription(new RegExp(emailEndings.application));
    await takeBack.click();
    await expect(email).toHaveValue('anu@firm.software');
    await expect(email).toBeFocused();
    await expect(takeBack).toHaveCount(0);
    await expect(refused).toBeVisible();

    await expectRefused(page, 'You typed: anu@firm.software');
    await email.fill('a');
    await expect(takeBack).toHaveCount(0);
    await expect(refused).toHaveCount(0);
  });

  for (const javaScriptEnabled of [true, false]) {
    const script = `JavaScript ${javaScriptEnabled ? 'on' : 'off'}`;

    test.describe(script, () => {
      test.use({ javaScriptEnabled });

      test('an application is stored and announced when the page says that it is saved', async ({
        page,
      }) => {
        await openApplication(page, javaScriptEnabled);
        const applicant = `Applicant with ${script}`;
        await fillApplication(page, applicant);
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

    test('a refused application names the reason, and keeps what was typed; a pasted number is refused when the browser cut it', async ({
      page,
    }) => {
      await openApplication(page, false);
      await fillApplication(page);
      const { email, phone, submit, name, dialog } = applicationForm(page);
      await phone.fill('');
      await phone.pressSequentially('+91 98765 43210');
      await expect(phone).toHaveValue('+91 98765 43');
      await submit.click();
      await expect(page.getByText(applications.validation.phone_invalid).first()).toBeVisible();
      await expect(name).toHaveValue('Anu');
      await email.fill('anu@@example.com');
      await submit.click();
      await expect(dialog.getByRole('alert')).toContainText('Validation Error');
      await expect(dialog.getByRole('alert')).toContainText('Invalid email format');
      await expect(name).toHaveValue('Anu');
    });

    test('an application says that its vacancy was closed meanwhile, and keeps the letter', async ({
      page,
    }) => {
      await openApplication(page, false);
      await fillApplication(page);
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

    test('an application is stored once when the form is sent twice', async ({ request }) => {
      const visitor = plainVisitor(request);
      const typed = {
        applcnt_name: 'Twice',
        applcnt_email: 'anu@example.com',
        applcnt_phone: '919876543210',
        applcnt_covr_letr: '',
        file: resume,
      };
      const references: (string | null)[] = [];
      for (let time = 0; time < 2; time += 1) {
        await visitor.open('/career?job=1&apply=1');
        const answer = await visitor.send(typed);
        references.push(new URL(answer.url()).searchParams.get('reference'));
      }
      expect(references[0]).toMatch(/^A-/);
      expect(references[1]).toBe(references[0]);
    });
  });

  test('the phone number keeps its digits when a keyboard puts it in at once', async ({ page }) => {
    await openApplication(page);
    const phone = page.getByLabel(/^Phone/);
    for (const [inserted, kept] of [
      ['+91 98765-43210', '919876543210'],
      ['0091 9876543210', '919876543210'],
      ['(+91) 0471-2345678', '04712345678'],
      ['९८७६५ ४३२१०', '9876543210'],
      ['9876543210', '9876543210'],
      ['+44 20 7946 0958 11', ''],
    ] as const) {
      await phone.fill('');
      await page.keyboard.insertText(inserted);
      await expect(phone, inserted).toHaveValue(kept);
    }
    await expect(page.getByText('That number has 14 digits.')).toBeVisible();
  });

  test('Back closes the popup with the form, gives back the focus, and the form opens without it', async ({
    page,
  }) => {
    const opener = await openFromCard(page);
    const { dialog, submit, popup, name } = applicationForm(page);
    await submit.click();
    await expect(popup).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(name).toBeFocused();
    await expect(popup).toBeHidden();
  });

  test('details, form and popup pass axe', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/career?job=1');
    await waitForHydration(page);
    await expectAccessibleView(page, 'the details');
    await page.getByRole('dialog').getByRole('link', { name: 'Apply' }).click();
    await expect(applicationForm(page).name).toBeFocused();
    await expectAccessibleView(page, 'the form');
    await applicationForm(page).submit.click();
    await expect(applicationForm(page).popup).toBeVisible();
    await expectAccessibleView(page, 'the popup');
  });
});
