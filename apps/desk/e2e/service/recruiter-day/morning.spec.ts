import { expect, operate, test } from '@example/testing/e2e';
import { rowAt } from '../../desk.ts';
import { beginAs } from '../member.ts';
import { handOn } from './hand.ts';
import { applyInTurn, begin, peopleCalled, visitor } from './people.ts';
import { expectCount } from './tasks.ts';

/** More than the time between two questions for what is new, in ms. */
const A_WHILE = 30_000;

const colleague = [
  ...['--code', 'D-5012', '--name', 'Anu Rao', '--role', 'recruiter'],
  ...['--mobile', '919800000001', '--email', 'd-5012@example.com'],
];

test('what came in since the morning is seen and assigned', async ({ page, playwright }) => {
  const applicants = await visitor({ playwright });
  await applyInTurn(applicants, peopleCalled('Thomas', 10));
  await operate('staff', 'add', ...colleague);
  await beginAs(page, 'recruiter');
  await page.clock.install();
  await begin(page);
  const counted = page.getByText(/^\d+ applications$/);
  await expect(counted).toBeVisible();
  const before = Number.parseInt((await counted.textContent()) ?? '');
  await applyInTurn(applicants, peopleCalled('Joseph', 4));
  const hand = handOn(page);

  const fresh = page.getByRole('button', { name: '4 new' });
  // The desk asks for it by itself.
  await page.clock.fastForward(A_WHILE);
  await expect(fresh).toBeVisible();
  await hand.click(fresh);
  await expect(page.getByText(`${String(before + 4)} applications`, { exact: true })).toBeVisible();
  await hand.click(rowAt(page, 0).getByRole('checkbox'));
  await hand.clickWith('Shift', rowAt(page, 3).getByRole('checkbox'));
  await hand.choose(page.getByRole('combobox', { name: 'Assign to' }), 'Anu Rao');
  await expect(page.getByText('4 applications were changed.')).toBeVisible();
  expectCount(hand, 'morning');
});
