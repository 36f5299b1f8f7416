import { expect, test } from '@example/testing/e2e';
import { beginAs } from '../member.ts';
import { handOn } from './hand.ts';
import { begin } from './people.ts';
import { expectCount } from './tasks.ts';

test('a copy of a vacancy is published with another closing date', async ({ page }) => {
  await beginAs(page, 'recruiter');
  await begin(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
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
  await expect(row.filter({ hasText: text.format(new Date(day)) })).toHaveCount(1);
  expectCount(hand, 'copy');
});
