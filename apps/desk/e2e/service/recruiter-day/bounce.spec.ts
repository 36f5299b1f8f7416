import { expect, mailsWith, ownMailServer, test } from '@example/testing/e2e';
import { details, rowAt } from '../../desk.ts';
import { beginAs, serviceOrigin } from '../member.ts';
import { handOn } from './hand.ts';
import { applyInTurn, begin, peopleCalled, visitor } from './people.ts';
import { expectCount } from './tasks.ts';

const OUTCOME = { timeout: 60_000 };

test('a mail that bounced is seen and sent again', async ({ page, playwright }) => {
  const people = peopleCalled('Kurian', 12);
  const references = await applyInTurn(await visitor({ playwright }), people);
  const [{ email, name }, reference] = [people[5] ?? { email: '', name: '' }, references[5] ?? ''];
  // The notice to the author has the same line in its text.
  const arrived = () =>
    mailsWith(`\r\nTo: ${email}\r\n`).filter((mail) => !mail.includes('Subject: Not delivered'))
      .length;
  await expect.poll(arrived, OUTCOME).toBe(1);
  await beginAs(page, 'recruiter');
  ownMailServer().refuse(email, '552 5.2.2 Mailbox full');
  await page.goto(`${serviceOrigin()}/desk/applications/${reference}`);
  await details(page).getByRole('button', { name: 'Write to the applicant' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Template' }).selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('was not delivered')).toBeVisible(OUTCOME);
  ownMailServer().accept(email);
  await begin(page);
  await expect(rowAt(page, 0)).toBeVisible();
  const hand = handOn(page);

  const row = page.getByRole('row', { name });
  await expect(row.getByTitle('A mail did not arrive')).toBeVisible();
  await hand.click(row.getByRole('link'));
  await hand.click(details(page).getByRole('button', { name: 'Send again' }).first());
  await expect.poll(arrived, OUTCOME).toBe(2);
  expectCount(hand, 'bounce');
});
