import type { Page } from '@playwright/test';
import { scriptsKb } from './site-weight.ts';

/** A PDF of one empty page. */
const resume = {
  name: 'resume.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.7\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n' +
      '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj\n' +
      '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >> endobj\n' +
      'trailer << /Size 4 /Root 1 0 R >>\n%%EOF\n',
  ),
};

/** Tasks of visitors, from the first page to the answer. */
export const visitorTasks: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'enquiry sent': async (page) => {
    await page.goto('/');
    const form = page.getByRole('region', { name: 'Get In Touch' });
    await form.getByLabel('Name').fill('Bench');
    await form.getByLabel('Email').fill('bench@example.com');
    await form.getByLabel('Message').fill('How much does all of this load?');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await form.getByText('Submitted Succesfully').waitFor();
  },
  'details, application, submit': async (page) => {
    await page.goto('/career');
    const details = page.getByRole('link', { name: 'More Details' }).first();
    await details.focus();
    // Before, the browser follows the link, and the page with the description needs no script to fetch it.
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await details.click();
    await page.getByRole('dialog').getByRole('link', { name: 'Apply' }).click();
    const form = page.getByRole('dialog', { name: /^Application Form : / });
    await form.getByLabel(/^Full Name/).fill('Bench');
    await form.getByLabel(/^Email/).fill('bench@example.com');
    await form.getByLabel(/^Phone/).fill('9876543210');
    await form.getByLabel(/^Upload CV\/Resume/).setInputFiles(resume);
    await form.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('alertdialog', { name: 'Saved succefully' }).waitFor();
  },
  'sign-in up to the code': async (page) => {
    await page.goto('/login');
    await page.getByRole('tab', { name: 'Guest Login' }).click();
    const form = page.getByRole('form', { name: 'Guest Login' });
    await form.getByLabel('Email').fill('bench@example.com');
    await form.getByLabel('Password').fill('correct horse battery');
    await form.getByRole('button', { name: 'Continue as Guest' }).click();
    await page.getByLabel('Digit 1 of 6').fill('1');
  },
};

/** Does a task in a page of an empty browser; gives all scripts it loads, brotli, in KB. */
export const taskJsKb = async (
  page: Page,
  task: (page: Page) => Promise<void>,
): Promise<number> => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await task(page);
  return scriptsKb(scripts);
};
