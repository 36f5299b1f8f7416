import { expect, type Page, test } from '@example/testing/e2e';
import { leaveView, rowAt, walkTo, watchErrors } from '../desk.ts';
import { expectHealthyAtAllWidths } from '../expect-healthy.ts';
import {
  applyAs,
  askForDemoAs,
  beginProven,
  serviceOrigin,
  subscribeAs,
  writeAs,
} from './member.ts';

/* Every view on the real service, with data. */

const applicant = 'Wilma Menon';
const message = 'We have 60 wards.\n\n<b>Call me</b>';

/** Sends a form of each kind. Returns the reference of the contact message. */
const fill = async (page: Page): Promise<string> => {
  const { request } = page.context();
  await applyAs(request, applicant, { job: 2 });
  await applyAs(request, applicant);
  await askForDemoAs(request, 'Binu Thomas');
  await subscribeAs(request, `${crypto.randomUUID()}@example.com`);
  return writeAs(request, { name: 'Ravi Pillai', subject: 'Property tax', message });
};

/* Other tests fill the lists. Axe looks at each row: where a list can be searched, few are shown. */

/** Finds the applications by a word of their resume. */
const FOUND = 'curriculum+wilma';

interface View {
  readonly name: string;
  readonly path: (reference: string, code: string) => string;
  /** Waits until the view is complete. */
  readonly shown: (page: Page) => Promise<void>;
}

const rowShown = async (page: Page) => {
  await expect(rowAt(page, 0)).toBeVisible();
};
const headingShown = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
};

const views: readonly View[] = [
  {
    name: 'an application among others of the same person, found by its resume',
    path: () => `/applications?q=${FOUND}`,
    shown: async (page) => {
      await expect(rowAt(page, 1)).toContainText('Curriculum');
      await rowAt(page, 0).getByRole('link').click();
      const panel = page.getByRole('complementary', { name: 'Application' });
      await expect(panel.getByText(/^We have received your application/).first()).toBeVisible();
      await expect(
        panel.getByRole('link', { name: /Java Developer|Full Stack/ }).first(),
      ).toBeVisible();
    },
  },
  { name: 'the vacancies', path: () => '/vacancies', shown: rowShown },
  {
    name: 'a vacancy',
    path: () => '/vacancies/1?q=java',
    shown: async (page) => {
      await expect(page.getByText('Last date for submission')).toBeVisible();
    },
  },
  {
    name: 'a copy of a vacancy',
    path: () => '/vacancies/1?q=java',
    shown: async (page) => {
      await page.getByRole('button', { name: 'Copy', exact: true }).click();
      await expect(page.getByRole('dialog').getByLabel('Last day of the copy')).toBeFocused();
    },
  },
  { name: 'a vacancy being written', path: () => '/vacancies/1/edit?q=java', shown: headingShown },
  { name: 'a new vacancy', path: () => '/vacancies/new?q=java', shown: headingShown },
  {
    name: 'a vacancy that is not there',
    path: () => '/vacancies/999999?q=java',
    shown: async (page) => {
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  { name: 'the enquiries', path: (reference) => `/enquiries?q=${reference}`, shown: rowShown },
  {
    name: 'an enquiry',
    path: (reference) => `/enquiries/${reference}?q=${reference}`,
    shown: async (page) => {
      await expect(page.getByRole('combobox', { name: 'Owner' }).last()).toBeVisible();
    },
  },
  { name: 'the subscribers', path: () => '/subscribers', shown: rowShown },
  { name: 'the outbox', path: (reference) => `/outbox?q=${reference}`, shown: rowShown },
  { name: 'the staff', path: (_, code) => `/staff?q=${code}`, shown: rowShown },
  {
    name: 'a member of the staff',
    path: (_, code) => `/staff/${code}?q=${code}`,
    shown: headingShown,
  },
  {
    name: 'personal data',
    path: () => '/people',
    shown: async (page) => {
      await expect(page.getByRole('button', { name: 'Look up' })).toBeVisible();
    },
  },
  { name: 'the audit log', path: (_, code) => `/audit?actor=${code}`, shown: rowShown },
  {
    name: 'the retention',
    path: () => '/retention',
    shown: async (page) => {
      await expect(page.getByRole('row', { name: /Audit log/ })).toBeVisible();
    },
  },
];

test.describe('The desk on the service', () => {
  test('shows each view accessibly and whole in both themes and at all widths', async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const reference = await fill(page);
    const { code } = await beginProven(page);
    // Resumes are read soon after they came.
    const found = async () => {
      const answer = await page.request.get(
        `${serviceOrigin()}/api/v0/desk/applications?q=${FOUND}`,
      );
      return ((await answer.json()) as { readonly total: number }).total;
    };
    await expect.poll(found, { timeout: 60_000 }).toBe(2);
    const errors = watchErrors(page);
    await page.goto(`${serviceOrigin()}/desk`);
    const links = page.getByRole('navigation', { name: 'Desk' }).getByRole('link');
    await expect(links.first()).toBeVisible();
    const offered = await links.evaluateAll((all) =>
      all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
    const paths = views.map(({ path }) => `/desk${path(reference, code)}`);
    expect(offered.length).toBeGreaterThan(7);
    for (const path of offered) expect(paths.map((each) => each.split('?')[0])).toContain(path);
    for (const { name, path, shown } of views) {
      await test.step(name, async () => {
        await leaveView(page);
        await walkTo(page, `/desk${path(reference, code)}`);
        await shown(page);
        // The navigation, with what is new, is the same in all of them.
        await expectHealthyAtAllWidths(page, name, { whole: name === views[0]?.name });
      });
    }
    // The browser logs the 404 of the missing vacancy as an error.
    expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
  });
});
