import { expect, test } from '@example/testing/e2e';
import { rowAt } from '../../desk.ts';
import { beginAs } from '../member.ts';
import { handOn } from './hand.ts';
import { applyInTurn, begin, peopleCalled, visitor } from './people.ts';
import { expectCount } from './tasks.ts';

test('twelve are rejected with a mail and a reason, and one is taken back', async ({
  page,
  playwright,
}) => {
  test.setTimeout(240_000);
  const people = peopleCalled('Pillai', 12);
  await applyInTurn(await visitor({ playwright }), people);
  await beginAs(page, 'recruiter');
  await begin(page);
  await expect(rowAt(page, 0)).toBeVisible();
  const hand = handOn(page);

  await hand.click(rowAt(page, 0).getByRole('checkbox'));
  await hand.clickWith('Shift', rowAt(page, 11).getByRole('checkbox'));
  await hand.press('d');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('All get the mail “Rejection”.')).toBeVisible();
  await hand.compose('Little TypeScript');
  await hand.press('Control+Enter');
  await expect(dialog).toHaveCount(0);
  const notice = page.getByRole('region', { name: 'Not told yet' });
  await hand.click(notice.getByRole('button', { name: 'Undo for some' }));
  await hand.click(notice.getByRole('button', { name: `Undo for ${people[0]?.name ?? ''}` }));
  await expect(rowAt(page, 11)).toContainText('Received');
  await expect(rowAt(page, 0)).toContainText('Rejected');
  await expect(notice).toContainText('11 applicants are rejected.');
  expectCount(hand, 'reject');
});
