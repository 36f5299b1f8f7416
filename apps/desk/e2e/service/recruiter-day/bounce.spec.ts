import { expect, mailsWith } from '@example/testing/e2e';
import { details, rowAt } from '../../desk.ts';
import { serviceOrigin, signInAs } from '../member.ts';
import { handOn } from './hand.ts';
import { applyInTurn, begin, peopleCalled, visitor } from './people.ts';
import { expectCount, test } from './tasks.ts';

test.use({ task: 'bounce', mailServer: true });

test('a mail that bounced is seen and sent again', async ({ page, playwright }) => {
  // Twelve were invited; the mailbox of the seventh was full.
  const people = peopleCalled('Kurian', 12).map((person, index) =>
    index === 5 ? { ...person, email: 'full@example.com' } : person,
  );
  const references = await applyInTurn(await visitor({ playwright }), people);
  await signInAs(page, 'recruiter', 'D-5003');
  await begin(page);
  await expect(rowAt(page, 0)).toBeVisible();
  for (const reference of references) {
    await page.goto(`${serviceOrigin()}/desk/applications/${reference}`);
    await details(page).getByRole('button', { name: 'Write to the applicant' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Template' }).selectOption({ index: 1 });
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog).toHaveCount(0);
  }
  await begin(page);
  await expect(rowAt(page, 0)).toBeVisible();
  const hand = handOn(page);

  // Nothing tells a recruiter of it: each of those written to is opened until one has the hint.
  await hand.click(rowAt(page, 0).getByRole('link'));
  for (let index = 11; index > 5; index -= 1) {
    await expect(details(page).getByRole('heading', { level: 2 })).toHaveText(
      people[index]?.name ?? '',
    );
    await hand.press('j');
  }
  await hand.sees(details(page).getByText('Mails do not arrive there'));
  await hand.press('m');
  const dialog = page.getByRole('dialog');
  await hand.choose(
    dialog.getByRole('combobox', { name: 'Template' }),
    'Invitation to an interview',
  );
  await hand.click(dialog.getByRole('button', { name: 'Send' }));
  await expect(dialog).toHaveCount(0);
  await expect
    .poll(() => mailsWith('To: full@example.com').length, { timeout: 60_000 })
    .toBeGreaterThan(0);
  expectCount(hand, 'bounce');
});
