import type { Application } from '@example/api/desk';
import { expect, type Page } from '@playwright/test';

/** Returns the row at this index of the list. */
export const rowAt = (page: Page, index: number) =>
  page.locator(`[role=row][data-index="${String(index)}"]`);

/** Opens the list of applications and waits for its rows. */
export const openList = async (page: Page, search = '') => {
  await page.goto(`/desk/applications${search}`);
  await rowAt(page, 0).waitFor();
};

/** Goes to an address of the desk as its links do: the page stays, with all that it has loaded. */
export const walkTo = async (page: Page, path: string) => {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
};

/** Leaves a view, so that nothing of it is taken for the next one. */
const walkAway = async (page: Page) => {
  await walkTo(page, '/desk/nowhere');
  await page.getByRole('heading', { name: 'There is nothing at this address' }).waitFor();
};

/** Leaves a view and its dialogs, and shows the next one as if it were the first. */
export const leaveView = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await walkAway(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
};

/** Walks to the list that a search finds, and waits for its rows. */
export const walkToList = async (page: Page, search = '') => {
  await walkAway(page);
  await walkTo(page, `/desk/applications${search}`);
  await rowAt(page, 0).waitFor();
};

export const details = (page: Page) => page.getByRole('complementary', { name: 'Application' });

/** Opens the details of an application by its number, beside the list of what a search finds. */
export const openDetails = async (page: Page, number: number, search = '') => {
  await page.goto(`/desk/applications/${referenceOf(number)}${search}`);
  await details(page).getByRole('heading', { level: 2 }).waitFor();
};

/** Waits for the details of an application: its reference stands among the facts once they are read. */
export const expectDetails = (page: Page, number: number): Promise<void> =>
  details(page)
    .locator('dd')
    .filter({ hasText: referenceOf(number) })
    .waitFor();

/** Walks to the details of an application, beside the list of what a search finds. */
export const walkToDetails = async (page: Page, number: number, search = '') => {
  await walkTo(page, `/desk/applications/${referenceOf(number)}${search}`);
  await expectDetails(page, number);
};

export const referenceOf = (number: number): string => `A-${String(number).padStart(8, '0')}`;

/** Collects the browser's errors and the violations of its policy. */
export const watchErrors = (page: Page): readonly string[] => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
};

/** Reads an application as the service has stored it. */
export const storedOf = async (page: Page, number: number): Promise<Application> => {
  const answer = await page.request.get(`/api/v0/desk/applications/${referenceOf(number)}`);
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as Application;
};

/** Changes an application as a colleague in another browser. */
export const colleagueChanges = async (page: Page, reference: string, change: object) => {
  const answer = await page.request.post(`/api/v0/desk/applications/${reference}/colleague`, {
    data: change,
  });
  expect(answer.ok()).toBe(true);
};

/** Makes the page's member one of its own, who has seen all applications and saved no view. */
export const becomeNewMember = async (page: Page, baseURL = '') => {
  await page.context().addCookies([{ name: 'member', value: crypto.randomUUID(), url: baseURL }]);
};

/** Applies as new people, whom no other member sees. */
export const arrive = async (page: Page, ...names: readonly string[]) => {
  for (const name of names) {
    const answer = await page.request.post('/api/v0/desk/applications/arrive', { data: { name } });
    expect(answer.ok()).toBe(true);
  }
};
