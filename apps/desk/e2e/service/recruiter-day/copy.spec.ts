import { expect } from '@example/testing/e2e';
import { rowAt } from '../../desk.ts';
import { signInAs } from '../member.ts';
import { handOn } from './hand.ts';
import { begin } from './people.ts';
import { expectCount, test } from './tasks.ts';

test.use({ task: 'copy' });

test('a copy of a vacancy is published with another closing date', async ({ page }) => {
  await signInAs(page, 'recruiter', 'D-5005');
  await begin(page);
  await expect(page.getByText('No applications yet')).toBeVisible();
  const hand = handOn(page);

  await hand.press('g', 'v');
  const row = page.getByRole('row', { name: /Technical Writer/ });
  await hand.click(row.getByRole('link'));
  const panel = page.getByRole('complementary', { name: 'Vacancy' });
  await hand.click(panel.getByRole('button', { name: 'Copy' }));
  const lastDay = panel.getByLabel('Last day');
  // The first part of the day has the focus, whose last part stays.
  await hand.click(lastDay);
  await hand.type(`1230`);
  await expect(lastDay).toHaveValue(/-12-30$/);
  await hand.click(panel.getByRole('button', { name: 'Save' }));
  await hand.click(panel.getByRole('button', { name: 'Publish' }));
  await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Publish' }));
  await expect(panel.getByText('It is on the site now.')).toBeVisible();
  await expect(rowAt(page, 0)).toContainText('30 Dec');
  expectCount(hand, 'copy');
});
