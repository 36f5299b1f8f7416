import { expect, type Page } from '@example/testing/e2e';
import { waitForHydration } from './page-state.ts';
import { pdf as resume } from './resume.ts';

/** Locators of the application form and of its popups. */
export const applicationForm = (page: Page) => {
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

/** Opens the form of the first vacancy. */
export const openApplication = async (page: Page, javaScriptEnabled = true) => {
  await page.goto('/career?job=1&apply=1');
  if (javaScriptEnabled) {
    await waitForHydration(page);
    await expect(applicationForm(page).name).toBeFocused();
  }
};

/** Opens the form within the page, by the link of the first vacancy. Returns that link. */
export const openFromCard = async (page: Page) => {
  await page.goto('/career');
  const opener = page.getByRole('link', { name: /^Apply for/ }).first();
  await opener.hover();
  await waitForHydration(page);
  await opener.click();
  return opener;
};

/** Fills in all fields, with a resume. */
export const fillApplication = async (page: Page, name = 'Anu') => {
  const form = applicationForm(page);
  await form.name.fill(name);
  await form.email.fill('anu@example.com');
  await form.phone.fill('919876543210');
  await form.letter.fill('I have drawn maps for ten years.');
  await form.file.setInputFiles(resume);
};

/** Sends the form, expects the popup with this message, and closes it. */
export const expectRefused = async (page: Page, message: string) => {
  const { submit, popup } = applicationForm(page);
  await submit.click();
  await expect(popup).toContainText(message);
  await popup.getByRole('button', { name: 'OK' }).click();
  await expect(popup).toBeHidden();
};
