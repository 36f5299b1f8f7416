import { expect, type Page } from '@playwright/test';
import {
  arrive,
  becomeNewMember,
  details,
  openDetails,
  openList,
  rowAt,
  watchErrors,
} from './desk.ts';
import { expectSoundAtAllWidths } from './sound.ts';
import { test } from './fake/test.ts';

const views: readonly { readonly name: string; readonly open: (page: Page) => Promise<void> }[] = [
  { name: 'the list', open: async (page) => openList(page) },
  {
    name: 'a selection',
    open: async (page) => {
      await openList(page);
      await rowAt(page, 0).getByRole('checkbox').check();
      await rowAt(page, 2).getByRole('checkbox').check();
    },
  },
  { name: 'details', open: async (page) => openDetails(page, 1) },
  {
    name: 'a withdrawn application',
    open: async (page) => openDetails(page, 7),
  },
  {
    name: 'nothing that matches',
    open: async (page) => {
      await page.goto('/desk/applications?q=nobody-at-all');
      await expect(page.getByText('No application matches')).toBeVisible();
    },
  },
  {
    name: 'the saved views',
    open: async (page) => {
      await openList(page, '?status=hired');
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
      await page.request.post('/api/v0/desk/views', {
        data: { list: 'applications', name: 'Received', query: { status: 'received' } },
      });
      await openList(page);
      await page.getByRole('button', { name: 'Views' }).click();
      await page.getByRole('button', { name: 'Manage views' }).click();
      await expect(page.getByRole('textbox', { name: 'Name of ‘Received’' })).toBeVisible();
    },
  },
  {
    name: 'new applications',
    open: async (page) => {
      await page.clock.install();
      await openList(page);
      await arrive(page, 'Priya Raghavan');
      await page.clock.fastForward(30_000);
      await expect(page.getByRole('button', { name: '1 new' })).toBeVisible();
    },
  },
  {
    name: 'the help',
    open: async (page) => {
      await openList(page);
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    },
  },
  {
    name: 'a mail',
    open: async (page) => {
      await openDetails(page, 1);
      await details(page).getByRole('button', { name: 'Write to the applicant' }).click();
      await expect(page.getByRole('textbox', { name: 'Subject' })).toBeVisible();
    },
  },
  {
    name: 'a rejection',
    open: async (page) => {
      await openList(page);
      await rowAt(page, 1).getByRole('checkbox').check();
      await rowAt(page, 2).getByRole('checkbox').check();
      await page.keyboard.press('d');
      await expect(page.getByText('All get the mail “Rejection”.')).toBeVisible();
    },
  },
  {
    name: 'a decision that is not told',
    open: async (page) => {
      await openList(page);
      await rowAt(page, 23).getByRole('checkbox').check();
      await rowAt(page, 24).getByRole('checkbox').check();
      await page.keyboard.press('d');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Control+Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('button', { name: 'Undo for some' }).click();
    },
  },
  {
    name: 'the filters of a narrow list',
    open: async (page) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await openList(page);
      await page.getByRole('button', { name: 'Filters' }).click();
      await expect(page.getByRole('combobox', { name: 'Vacancy' })).toBeVisible();
    },
  },
  {
    name: 'an address without a view',
    open: async (page) => {
      await page.goto('/desk/nowhere');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
];

test.describe('The desk', () => {
  for (const { name, open } of views) {
    test(`shows ${name} accessibly and whole in both themes and at all widths`, async ({
      page,
      baseURL,
    }) => {
      await becomeNewMember(page, baseURL);
      const errors = watchErrors(page);
      await open(page);
      await expectSoundAtAllWidths(page, name);
      expect(errors).toEqual([]);
    });
  }
});
