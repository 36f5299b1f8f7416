import { expect, type Page, test } from '@example/testing/e2e';
import { leaveView, rowAt, walkTo, watchErrors } from '../desk.ts';
import { expectSoundAtAllWidths } from '../sound.ts';
import { applyAs, askForDemoAs, serviceOrigin, signInAs, subscribeAs, writeAs } from './member.ts';

/* Every view on the real service, with data. */

const message = 'We have 60 wards.\n\n<b>Call me</b>';

/** Sends a form of each kind. Returns the reference of the contact message. */
const fill = async (page: Page): Promise<string> => {
  const { request } = page.context();
  await applyAs(request, 'Asha Menon', { job: 2 });
  await applyAs(request, 'Asha Menon');
  await askForDemoAs(request, 'Binu Thomas');
  await subscribeAs(request, `${crypto.randomUUID()}@example.com`);
  return writeAs(request, { name: 'Ravi Pillai', subject: 'Property tax', message });
};

/* Other tests fill the lists. Axe looks at each row: where a list can be searched, few are shown. */

interface View {
  readonly name: string;
  readonly path: (reference: string) => string;
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
    path: () => '/applications?q=curriculum',
    shown: async (page) => {
      // Resumes are read soon after they came.
      await expect(async () => {
        await page.reload();
        await expect(rowAt(page, 0)).toContainText('Curriculum');
      }).toPass({ timeout: 60_000 });
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
    path: () => '/vacancies/1',
    shown: async (page) => {
      await expect(page.getByText('Last date for submission')).toBeVisible();
    },
  },
  {
    name: 'a copy of a vacancy',
    path: () => '/vacancies/1',
    shown: async (page) => {
      await page.getByRole('button', { name: 'Copy', exact: true }).click();
      await expect(page.getByRole('dialog').getByLabel('Last day of the copy')).toBeFocused();
    },
  },
  { name: 'a vacancy being written', path: () => '/vacancies/1/edit', shown: headingShown },
  { name: 'a new vacancy', path: () => '/vacancies/new', shown: headingShown },
  {
    name: 'a vacancy that is not there',
    path: () => '/vacancies/999999',
    shown: async (page) => {
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  { name: 'the enquiries', path: (reference) => `/enquiries?q=${reference}`, shown: rowShown },
  {
    name: 'an enquiry',
    path: (reference) => `/enquiries/${reference}`,
    shown: async (page) => {
      await expect(page.getByRole('combobox', { name: 'Owner' }).last()).toBeVisible();
    },
  },
  { name: 'the subscribers', path: () => '/subscribers', shown: rowShown },
  { name: 'the outbox', path: (reference) => `/outbox?q=${reference}`, shown: rowShown },
  { name: 'the staff', path: () => '/staff?q=D-1200', shown: rowShown },
  { name: 'a member of the staff', path: () => '/staff/D-1200', shown: headingShown },
  {
    name: 'personal data',
    path: () => '/people',
    shown: async (page) => {
      await expect(page.getByRole('button', { name: 'Look up' })).toBeVisible();
    },
  },
  { name: 'the audit log', path: () => '/audit?actor=D-1200', shown: rowShown },
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
    await signInAs(page, 'administrator', 'D-1200');
    const errors = watchErrors(page);
    await page.goto(`${serviceOrigin()}/desk`);
    const links = page.getByRole('navigation', { name: 'Desk' }).getByRole('link');
    await expect(links.first()).toBeVisible();
    const offered = await links.evaluateAll((all) =>
      all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
    const paths = views.map(({ path }) => `/desk${path(reference)}`);
    expect(offered.length).toBeGreaterThan(7);
    for (const path of offered) expect(paths.map((each) => each.split('?')[0])).toContain(path);
    for (const { name, path, shown } of views) {
      await test.step(name, async () => {
        await leaveView(page);
        await walkTo(page, `/desk${path(reference)}`);
        await shown(page);
        await expectSoundAtAllWidths(page, name);
      });
    }
    // The browser logs the 404 of the missing vacancy as an error.
    expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
  });
});
