import { expect } from '@example/testing/e2e';
import { details, rowAt } from '../../desk.ts';
import { signInAs } from '../member.ts';
import { handOn } from './hand.ts';
import { applyInTurn, begin, peopleCalled, visitor } from './people.ts';
import { expectCount, test } from './tasks.ts';

test.use({ task: 'reject' });

test('twelve are rejected with a mail and a reason, and one is taken back', async ({
  page,
  playwright,
}) => {
  test.setTimeout(240_000);
  const people = peopleCalled('Pillai', 12);
  await applyInTurn(await visitor({ playwright }), people);
  await signInAs(page, 'recruiter', 'D-5002');
  await begin(page);
  await expect(rowAt(page, 0)).toBeVisible();
  const hand = handOn(page);

  await hand.click(rowAt(page, 0).getByRole('checkbox'));
  await hand.clickWith('Shift', rowAt(page, 11).getByRole('checkbox'));
  await hand.choose(page.getByRole('combobox', { name: 'Set status' }), 'Rejected');
  await expect(page.getByText('12 applications were changed.')).toBeVisible();
  // A tag is the one thing that several get at once beside a status: it stands for the reason.
  await hand.click(page.getByRole('textbox', { name: 'Add tag' }));
  await hand.compose('Little TypeScript');
  await hand.press('Enter');
  await expect(page.getByText('12 applications were changed.')).toHaveCount(2);
  // The mail cannot be sent to several.
  for (let index = 0; index < 12; index += 1) {
    if (index === 0) await hand.click(rowAt(page, 0).getByRole('link'));
    else await hand.press('j');
    const name = people[11 - index]?.name ?? '';
    await expect(details(page).getByRole('heading', { level: 2 })).toHaveText(name);
    await hand.press('m');
    const dialog = page.getByRole('dialog');
    await hand.choose(dialog.getByRole('combobox', { name: 'Template' }), 'Rejection');
    await hand.click(dialog.getByRole('button', { name: 'Send' }));
    await expect(dialog).toHaveCount(0);
  }
  // The last one again: the status alone can be taken back, the mail is sent.
  await hand.choose(details(page).getByRole('combobox', { name: 'Status' }), 'In review');
  await expect(
    details(page).getByText('changed the status from Rejected to In review'),
  ).toBeVisible();
  expectCount(hand, 'reject');
});
