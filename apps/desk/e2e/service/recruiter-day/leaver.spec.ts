import { expect, test } from '@example/testing/e2e';
import { rowAt } from '../../desk.ts';
import { beginWithoutProof, signInAs } from '../member.ts';
import { handOn } from './hand.ts';
import { begin } from './people.ts';
import { expectCount } from './tasks.ts';

test('a member who left is disabled, and what they did is read', async ({ page, browser }) => {
  const leaver = await (await browser.newContext()).newPage();
  await signInAs(leaver, 'recruiter', 'A-5011');
  await leaver.context().close();
  // The administrator's last code is older than ten minutes.
  const administrator = await beginWithoutProof(page, 'administrator');
  await begin(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
  const hand = handOn(page);

  await hand.press('g', 'm');
  await hand.click(page.getByRole('row', { name: /A-5011/ }).getByRole('link'));
  const panel = page.getByRole('complementary', { name: 'Member' });
  await hand.click(panel.getByRole('button', { name: 'Disable', exact: true }));
  await hand.click(page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }));
  const asking = page.getByRole('dialog', { name: 'Your authenticator, please' });
  await expect(asking.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeFocused();
  await hand.type(administrator.nextCode());
  await expect(asking).toBeHidden();
  await expect(panel.getByText('Disabled', { exact: true }).first()).toBeVisible();
  await hand.click(panel.getByRole('link', { name: 'See the audit log' }));
  await hand.sees(rowAt(page, 0).getByTitle('A-5011'));
  await hand.sees(page.getByText('signed in').first());
  expectCount(hand, 'leaver');
});
