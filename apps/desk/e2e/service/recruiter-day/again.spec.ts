import { expect } from '@example/testing/e2e';
import { details, rowAt } from '../../desk.ts';
import { applyAs, signInAs } from '../member.ts';
import { handOn } from './hand.ts';
import { applyInTurn, begin, peopleCalled, visitor } from './people.ts';
import { expectCount, test } from './tasks.ts';

test.use({ task: 'again' });

test('somebody is seen to have applied before', async ({ page, playwright }) => {
  const person = { email: 'ravi.menon@example.com', phone: '919846123456' };
  const applicants = await visitor({ playwright });
  const before = await applyAs(applicants, 'Ravi Menon', { ...person, job: 2 });
  await applyInTurn(applicants, peopleCalled('Menon', 20));
  await applyAs(applicants, 'Ravi Menon', { ...person, job: 1 });
  await signInAs(page, 'recruiter', 'D-5004');
  await begin(page);
  await expect(rowAt(page, 0)).toBeVisible();
  const hand = handOn(page);

  // The panel does not say it: the address is typed into the search, up to where it differs from others.
  await hand.click(rowAt(page, 0).getByRole('link'));
  await hand.sees(details(page).getByRole('link', { name: person.email }));
  await hand.press('/');
  await hand.type('ravi.menon@');
  await expect(page.getByText('2 applications', { exact: true })).toBeVisible();
  await hand.click(rowAt(page, 1).getByRole('link'));
  await hand.sees(details(page).getByText(before).first());
  expectCount(hand, 'again');
});
