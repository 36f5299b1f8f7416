import { expect, type Page } from '@playwright/test';
import {
  arrive,
  becomeNewMember,
  details,
  leaveView,
  openList,
  rowAt,
  walkTo,
  walkToDetails,
  walkToList,
  watchErrors,
} from './desk.ts';
import { expectHealthyAtAllWidths } from './expect-healthy.ts';
import { test } from './fake/test.ts';

/**
 * A search that finds three applications, 1, 3 and 8. Axe looks at each row, and those of a whole list are looked at
 * once.
 */
const FEW = '?q=A-0000000&status=received';

const views: readonly { readonly name: string; readonly open: (page: Page) => Promise<void> }[] = [
  {
    name: 'a selection',
    open: async (page) => {
      await walkToList(page, FEW);
      await rowAt(page, 0).getByRole('checkbox').check();
      await rowAt(page, 2).getByRole('checkbox').check();
    },
  },
  { name: 'details', open: async (page) => walkToDetails(page, 1, FEW) },
  {
    name: 'a withdrawn application, with its source and in the talent pool',
    open: async (page) => {
      await walkToDetails(page, 42, FEW);
      await expect(details(page).getByText('linkedin', { exact: true })).toBeVisible();
      await expect(details(page).getByText('Talent pool until')).toBeVisible();
      // The service takes no change of it.
      await expect(details(page).getByLabel('Add a tag')).toHaveCount(0);
      await expect(details(page).getByRole('button', { name: /^Remove the tag/ })).toHaveCount(0);
    },
  },
  {
    name: 'nothing that matches',
    open: async (page) => {
      await walkTo(page, '/desk/applications?q=nobody-at-all');
      await expect(page.getByText('No application matches')).toBeVisible();
    },
  },
  {
    name: 'the saved views',
    open: async (page) => {
      await walkToList(page, '?q=A-0000000&status=hired');
      await page.getByRole('button', { name: 'Views' }).click();
      await page.getByRole('button', { name: 'Save as a view' }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill('Hired');
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('search').getByRole('button', { name: 'Hired' }).click();
      await expect(page.getByRole('link', { name: 'Hired', exact: true })).toBeVisible();
    },
  },
  {
    name: 'the management of views',
    open: async (page) => {
      await walkToList(page, FEW);
      await page.getByRole('button', { name: 'Views' }).click();
      await page.getByRole('button', { name: 'Manage views' }).click();
      await expect(page.getByRole('textbox', { name: 'Name of ‘Hired’' })).toBeVisible();
    },
  },
  {
    name: 'the help',
    open: async (page) => {
      await walkToList(page, FEW);
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    },
  },
  {
    name: 'a mail',
    open: async (page) => {
      await walkToDetails(page, 1, FEW);
      await details(page).getByRole('button', { name: 'Write to the applicant' }).click();
      await expect(page.getByRole('textbox', { name: 'Subject' })).toBeVisible();
    },
  },
  {
    name: 'a rejection',
    open: async (page) => {
      await walkToList(page, FEW);
      await rowAt(page, 1).getByRole('checkbox').check();
      await rowAt(page, 2).getByRole('checkbox').check();
      await page.keyboard.press('d');
      await expect(page.getByText('All get the mail “Rejection”.')).toBeVisible();
    },
  },
  {
    name: 'a decision that is not told',
    open: async (page) => {
      // Those of other tests are not touched.
      await walkToList(page, '?q=A-0000002');
      await rowAt(page, 5).getByRole('checkbox').check();
      await rowAt(page, 6).getByRole('checkbox').check();
      await page.keyboard.press('d');
      await expect(page.getByRole('textbox', { name: 'Reason' })).toBeFocused();
      await page.keyboard.press('Control+Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('button', { name: 'Undo for some' }).click();
      await expect(page.getByRole('button', { name: /^Undo for (?!some)/ })).toHaveCount(2);
    },
  },
  {
    name: 'the filters of a narrow list',
    open: async (page) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await walkToList(page, FEW);
      await page.getByRole('button', { name: 'Filters', exact: true }).click();
      await expect(page.getByRole('combobox', { name: 'Vacancy' })).toBeVisible();
    },
  },
];

test.describe('The desk', () => {
  test.beforeEach(async ({ page, baseURL }) => {
    await becomeNewMember(page, baseURL);
  });

  test('shows the list and what is new accessibly and whole in both themes and at all widths', async ({
    page,
  }) => {
    const errors = watchErrors(page);
    await page.clock.install();
    await openList(page);
    await expectHealthyAtAllWidths(page, 'the list', { whole: true });
    await leaveView(page);
    await walkToList(page, FEW);
    // A name that the search finds.
    await arrive(page, 'Priya A-0000000');
    await page.clock.fastForward(30_000);
    await expect(page.getByRole('button', { name: '1 new' })).toBeVisible();
    await expectHealthyAtAllWidths(page, 'new applications');
    expect(errors).toEqual([]);
  });

  test('prints lists and details whole, and marks in forced colours what is chosen', async ({
    page,
  }) => {
    await test.step('a list is without empty sheets for the rows out of view, and says that they are left out', async () => {
      await openList(page);
      const printed = await page.pdf({ format: 'A4' });
      expect(printed.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
      const said = page.getByText(/^Printed are \d+ rows of 50,0\d\d:/);
      await expect(said).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(said).toBeVisible();
    });

    await test.step('details have the whole width of a sheet in landscape, their mails unfolded', async () => {
      await page.emulateMedia({ media: 'screen' });
      await page.setViewportSize({ width: 1047, height: 720 });
      await walkToDetails(page, 1);
      const written = details(page).getByText('thank you for writing to us.');
      await expect(written).toBeAttached();
      await expect(written).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(written).toBeVisible();
      const box = await details(page).boundingBox();
      expect(box).toMatchObject({ x: 0, width: 1047 });
    });

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
    await walkToList(page, FEW);
    await rowAt(page, 1).getByRole('link').click();
    await expect(details(page)).toBeFocused();
    const chosen = [
      page.getByRole('link', { name: 'Applications', exact: true }),
      page.locator('label').filter({ hasText: /^System$/ }),
      page.getByRole('button', { name: /^Received/, pressed: true }),
      rowAt(page, 1),
    ];
    for (const one of chosen) await expect(one).toHaveCSS('outline-style', 'solid');
    const others = [
      page.getByRole('link', { name: 'Vacancies', exact: true }),
      page.locator('label').filter({ hasText: /^Dark$/ }),
      page.getByRole('button', { name: /^In review/, pressed: false }),
      rowAt(page, 0),
    ];
    for (const one of others) await expect(one).toHaveCSS('outline-style', 'none');
  });

  test('shows and rejects an applicant with a name of 3,000 characters as any other', async ({
    page,
  }) => {
    await arrive(page, 'N'.repeat(3_000));
    await openList(page);
    await rowAt(page, 0).getByRole('link').click();
    await expect(details(page).getByText('Email', { exact: true })).toBeInViewport();
    await page.keyboard.press('d');
    await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('z');
    await expect(page.getByText(/^Taken back: N{79}… is as before/)).toBeVisible();
  });

  test('shows each view of applications accessibly and whole in both themes and at all widths', async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const errors = watchErrors(page);
    await page.goto('/desk/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectHealthyAtAllWidths(page, 'an address without a view');
    for (const { name, open } of views)
      await test.step(name, async () => {
        await leaveView(page);
        await open(page);
        await expectHealthyAtAllWidths(page, name);
      });
    expect(errors).toEqual([]);
  });
});
