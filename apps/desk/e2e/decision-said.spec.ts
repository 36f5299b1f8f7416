import { expect } from '@playwright/test';
import { details, openDetails } from './desk.ts';
import { FAKE_UNDO_MS } from './fake/decisions.ts';
import { test } from './fake/test.ts';

test('a decision is read aloud each time, and not offered to be undone once it was or is told', async ({
  page,
}) => {
  await page.clock.install();
  await openDetails(page, 491);
  const status = details(page).getByRole('combobox', { name: 'Status' });
  const before = await status.inputValue();
  const wanted = before === 'shortlisted' ? 'In review' : 'Shortlisted';
  const offer = page.getByRole('status').filter({ hasText: 'Press Z within' });
  await status.selectOption(wanted);
  await expect(offer).toHaveCount(1);
  await page.keyboard.press('z');
  await expect(status).toHaveValue(before);
  await expect(offer).toHaveCount(0);
  await status.selectOption(wanted);
  await expect(offer).toHaveCount(1);
  await page.clock.fastForward(FAKE_UNDO_MS);
  await expect(offer).toHaveCount(0);
});
