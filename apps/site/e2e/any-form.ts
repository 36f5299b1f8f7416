import { signIn } from '@example/content/sign-in';
import { expect, type Page } from '@example/testing/e2e';
import { waitForHydration } from './page-state.ts';
import { pdf } from './resume.ts';

interface AnyForm {
  readonly path: string;
  /** The accessible name of the form. */
  readonly name: string | RegExp;
  readonly button: string;
  /** Values to type, by the labels of their fields. */
  readonly typed: Readonly<Record<string, string>>;
  /** Text on the page after a successful submission. */
  readonly success: string;
}

const email = 'anyone@example.com';
const message = { Name: 'Any One', Email: email };

/** Every form that visitors send. */
export const anyForms: readonly AnyForm[] = [
  {
    path: '/',
    name: 'Enquiry',
    button: 'Send Message',
    typed: { ...message, Message: 'Maps' },
    success: 'Submitted Succesfully',
  },
  {
    path: '/contact-us',
    name: 'Contact',
    button: 'Send Message',
    typed: { ...message, Phone: '9876543210', Subject: 'Maps', Message: 'Maps' },
    success: 'Submitted Succesfully',
  },
  {
    path: '/forex',
    name: 'Schedule a Demo',
    button: 'Request Demo',
    typed: { ...message, Phone: '9876543210' },
    success: 'Submitted Succesfully',
  },
  {
    path: '/about',
    name: 'Newsletter',
    button: 'Subscribe',
    typed: { Email: email },
    success: 'look in your mailbox',
  },
  {
    path: '/career?job=1&apply=1',
    name: /^Application Form/,
    button: 'Submit',
    typed: { 'Full Name': 'Any One', Email: email, Phone: '9876543210' },
    success: 'Saved succefully',
  },
  {
    path: '/login?mode=guest',
    name: signIn.candidate.name,
    button: 'Continue as Guest',
    typed: { Email: email, Password: 'correct horse battery' },
    success: 'verification code',
  },
];

/** Opens the page of a form, waits for hydration and fills in the form. */
export const fillAny = async (page: Page, { path, name, typed }: AnyForm): Promise<void> => {
  await page.goto(path);
  const form = page.getByRole('form', { name });
  await form.getByRole('textbox').first().focus();
  await waitForHydration(page);
  for (const [label, text] of Object.entries(typed)) await form.getByLabel(label).fill(text);
  const file = form.locator('input[type=file]');
  if ((await file.count()) > 0) await file.setInputFiles(pdf);
};

/** Presses the button that sends the form. */
export const pressAny = async (page: Page, { name, button }: AnyForm): Promise<void> => {
  const within = page.getByRole(button === 'Submit' ? 'dialog' : 'form', { name });
  await within.getByRole('button', { name: button }).click();
};

/** Sends the form and waits for the success text. */
export const sendAny = async (page: Page, form: AnyForm): Promise<void> => {
  await pressAny(page, form);
  await expect(page.getByText(form.success).first()).toBeVisible();
};
