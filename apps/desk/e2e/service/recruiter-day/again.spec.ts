import { expect, test } from '@example/testing/e2e';
import { details, rowAt } from '../../desk.ts';
import { applyAs, beginAs } from '../member.ts';
import { handOn } from './hand.ts';
import { applyInTurn, begin, peopleCalled, visitor } from './people.ts';
import { expectCount } from './tasks.ts';

test('somebody is seen to have applied before', async ({ page, playwright }) => {
  const person = { email: 'ravi.menon@example.com', phone: '919846123456' };
  const applicants = await visitor({ playwright });
  const before = await applyAs(applicants, 'Ravi Menon', { ...person, job: 2 });
  await applyInTurn(applicants, peopleCalled('Menon', 20));
  await applyAs(applicants, 'Ravi Menon', { ...person, job: 1 });
  await beginAs(page, 'recruiter');
  await begin(page);
  await expect(rowAt(page, 0)).toBeVisible();
  const hand = handOn(page);

  await hand.click(rowAt(page, 0).getByRole('link'));
  const earlier = details(page).getByRole('link', { name: 'Java Developer, Airport Systems' });
  await hand.click(earlier);
  await hand.sees(details(page).getByText(before).first());
  expectCount(hand, 'again');
});
