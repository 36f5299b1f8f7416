import { expect, operate } from '@example/testing/e2e';
import { rowAt } from '../../desk.ts';
import { signInAs } from '../member.ts';
import { handOn } from './hand.ts';
import { begin } from './people.ts';
import { expectCount, test } from './tasks.ts';

test.use({ task: 'leaver' });

test('a member who left is disabled, and what they did is read', async ({ page, browser }) => {
  const leaver = await (await browser.newContext()).newPage();
  await signInAs(leaver, 'recruiter', 'D-5011');
  await leaver.context().close();
  await signInAs(page, 'administrator', 'D-5010');
  await begin(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
  const hand = handOn(page);

  // On the server; the way there is not counted.
  hand.outside('sudo site staff disable D-5011\n');
  await operate('staff', 'disable', 'D-5011');
  await hand.press('g', 'l');
  await hand.click(page.getByRole('textbox', { name: 'Who' }));
  await hand.type('d-5011');
  await hand.sees(rowAt(page, 0).getByTitle('D-5011'));
  await expect(page.getByText('signed in').first()).toBeVisible();
  expectCount(hand, 'leaver');
});
