import { expect, type Page } from '@playwright/test';
import { details, openDetails, openList, rowAt, watchErrors } from './desk.ts';
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
    }) => {
      const errors = watchErrors(page);
      await open(page);
      await expectSoundAtAllWidths(page, name);
      expect(errors).toEqual([]);
    });
  }
});
