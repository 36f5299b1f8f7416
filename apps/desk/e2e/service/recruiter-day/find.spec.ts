import { expect, test } from '@example/testing/e2e';
import { details, rowAt } from '../../desk.ts';
import { beginAs } from '../member.ts';
import { handOn } from './hand.ts';
import { applyInTurn, begin, peopleCalled, visitor } from './people.ts';
import { expectCount } from './tasks.ts';

test('a person is found by half a name and the end of a telephone number', async ({
  page,
  playwright,
}) => {
  // Thirty people are called so; the one who rang is in the middle.
  const people = peopleCalled('Nair', 30);
  await applyInTurn(await visitor({ playwright }), people);
  const wanted = people[15];
  if (!wanted) throw new Error('there is nobody');
  await beginAs(page, 'recruiter');
  await begin(page);
  await expect(rowAt(page, 0)).toBeVisible();
  const hand = handOn(page);

  await hand.press('/');
  await hand.type(`nair ${wanted.phone.slice(-4)}`);
  await expect(page.getByText('1 application', { exact: true })).toBeVisible();
  await hand.click(rowAt(page, 0).getByRole('link'));
  await hand.sees(details(page).getByRole('link', { name: wanted.phone }));
  expectCount(hand, 'find');
});
