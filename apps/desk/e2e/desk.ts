import { expect, type Page } from '@playwright/test';

/** A row of the list, by its place in it. */
export const rowAt = (page: Page, index: number) =>
  page.locator(`[role=row][data-index="${String(index)}"]`);

/** Opens an address of the desk and waits for its rows. */
export const openList = async (page: Page, search = '') => {
  await page.goto(`/desk/applications${search}`);
  await expect(rowAt(page, 0)).toBeVisible();
};

export const details = (page: Page) => page.getByRole('complementary', { name: 'Application' });

/** Opens the details of one application by its number. */
export const openDetails = async (page: Page, number: number) => {
  await page.goto(`/desk/applications/${referenceOf(number)}`);
  await expect(details(page).getByRole('heading', { level: 2 })).toBeVisible();
};

export const referenceOf = (number: number): string => `A-${String(number).padStart(8, '0')}`;

/** Collects what the browser complains of: errors, and what the policy refused. */
export const watchErrors = (page: Page): readonly string[] => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
};

/** A colleague changes an application in another browser. */
export const colleagueChanges = async (page: Page, reference: string, change: object) => {
  const answer = await page.request.post(`/api/v0/desk/applications/${reference}/colleague`, {
    data: change,
  });
  expect(answer.ok()).toBe(true);
};
