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
  const dialog = page.getByRole('dialog');
  await hand.click(dialog.getByRole('button', { name: 'In 6 weeks' }));
  const day = await dialog.getByLabel('Last day of the copy').inputValue();
  await hand.press('Enter');
  await expect(panel.getByText('It is on the site now.')).toBeVisible();
  const text = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
  await expect(rowAt(page, 0)).toContainText(text.format(new Date(day)));
  expectCount(hand, 'copy');
});
