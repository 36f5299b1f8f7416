import { expect, test } from '@example/testing/e2e';
import { rowAt } from '../../desk.ts';
import { beginAs, writeAs } from '../member.ts';
import { handOn } from './hand.ts';
import { begin, visitor } from './people.ts';
import { expectCount } from './tasks.ts';

test('an enquiry is answered, and the answer is seen to have gone', async ({
  page,
  playwright,
}) => {
  const reference = await writeAs(await visitor({ playwright }), {
    name: 'Ravi Pillai',
    subject: 'Property tax',
    message: 'We have 60 wards.',
  });
  await beginAs(page, 'sales');
  await begin(page, '/enquiries');
  await expect(rowAt(page, 0)).toBeVisible();
  const hand = handOn(page);

  await hand.click(rowAt(page, 0).getByRole('link'));
  await expect(page.getByRole('heading', { level: 2, name: 'Ravi Pillai' })).toBeVisible();
  await hand.press('m');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Text' })).toBeFocused();
  await hand.compose('Dear Ravi,\n\nwe can.');
  await hand.click(dialog.getByRole('button', { name: 'Send' }));
  await expect(dialog).toHaveCount(0);
  const mail = page
    .getByRole('complementary', { name: 'Enquiry' })
    .getByRole('listitem')
    .filter({ hasText: `Re: Property tax (${reference})` });
  await hand.sees(mail.getByText('Sent', { exact: true }));
  expectCount(hand, 'answer');
});
