import { expect, test } from '@example/testing/e2e';
import { rowAt } from '../../desk.ts';
import { applyAs, signInAs } from '../member.ts';
import { handOn } from './hand.ts';
import { applyInTurn, begin, peopleCalled, visitor } from './people.ts';
import { expectCount } from './tasks.ts';

test('a member goes back to the usual list', async ({ page, playwright }) => {
  // Other tests apply for other vacancies.
  const job = 9;
  const applicants = await visitor({ playwright });
  await applyInTurn(applicants, peopleCalled('Das', 6), { job: 2 });
  for (const name of ['Zeenat Das', 'Asha Das']) await applyAs(applicants, name, { job });
  await signInAs(page, 'recruiter', 'D-5008');
  // On an earlier day the member saved the list as the view to open with.
  await begin(page, `/applications?job=${String(job)}&status=received&order=name`);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('button', { name: 'Save as a view' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('To read');
  await page.getByRole('checkbox', { name: 'Open the list with it' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The view ‘To read’ is saved.')).toBeVisible();
  await begin(page, '/vacancies');
  await expect(rowAt(page, 0)).toBeVisible();
  const hand = handOn(page);

  await hand.press('g', 'a');
  await expect(page.getByText('2 applications', { exact: true })).toBeVisible();
  await hand.sees(rowAt(page, 0).getByText('Asha Das'));
  expectCount(hand, 'usual');
});
