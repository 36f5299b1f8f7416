import { expect } from '@example/testing/e2e';
import { rowAt } from '../../desk.ts';
import { applyAs, signInAs } from '../member.ts';
import { handOn } from './hand.ts';
import { applyInTurn, begin, peopleCalled, visitor } from './people.ts';
import { expectCount, test } from './tasks.ts';

test.use({ task: 'usual' });

test('a member goes back to the usual list', async ({ page, playwright }) => {
  const applicants = await visitor({ playwright });
  await applyInTurn(applicants, peopleCalled('Das', 6), { job: 2 });
  for (const name of ['Zeenat Das', 'Asha Das']) await applyAs(applicants, name);
  await signInAs(page, 'recruiter', 'D-5008');
  await begin(page, '/vacancies');
  await expect(rowAt(page, 0)).toBeVisible();
  const hand = handOn(page);

  await hand.press('g', 'a');
  await hand.choose(
    page.getByRole('combobox', { name: 'Vacancy' }),
    'Full Stack Developer (TypeScript) (2)',
  );
  await hand.choose(page.getByRole('combobox', { name: 'Status' }), 'Received');
  await hand.click(page.getByRole('button', { name: 'Applicant' }));
  await expect(page.getByText('2 applications', { exact: true })).toBeVisible();
  await hand.sees(rowAt(page, 0).getByText('Asha Das'));
  expectCount(hand, 'usual');
});
