import { expect } from '@playwright/test';
import { details, openList, referenceOf, rowAt, walkToDetails } from './desk.ts';
import { FAKE_UNDO_MS } from './fake/decisions.ts';
import { test } from './fake/test.ts';

test('the first selected row, the open application and each decision are read aloud, and no undo that is over', async ({
  page,
}) => {
  await page.clock.install();
  await openList(page, `?q=${referenceOf(49).slice(0, -1)}&order=oldest`);
  const nameAt = async (index: number) =>
    (await rowAt(page, index).getByRole('link').textContent()) ?? '';
  const said = page.getByRole('status').filter({ hasText: '1 row is selected.' });
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(said).toHaveCount(1);
  await page.keyboard.press('x');
  await expect(said).toHaveCount(0);
  await page.keyboard.press('Enter');
  for (const index of [0, 1, 2]) {
    const name = await nameAt(index);
    await expect(details(page).getByRole('status').filter({ hasText: name })).toHaveCount(1);
    await page.keyboard.press('j');
  }

  await test.step('a decision is read aloud each time, and not offered to be undone once it was or is told', async () => {
    await walkToDetails(page, 491);
    const status = details(page).getByRole('combobox', { name: 'Status' });
    const before = await status.inputValue();
    const wanted = before === 'shortlisted' ? 'In review' : 'Shortlisted';
    const offer = page.getByRole('status').filter({ hasText: 'Press Z within' });
    await status.selectOption(wanted);
    await expect(offer).toHaveCount(1);
    // There the focus is for who chose with the mouse, or reached the list by Tab.
    await status.focus();
    await page.keyboard.press('z');
    await expect(status).toHaveValue(before);
    await expect(offer).toHaveCount(0);
    await status.selectOption(wanted);
    await expect(offer).toHaveCount(1);
    await page.clock.fastForward(FAKE_UNDO_MS);
    await expect(offer).toHaveCount(0);
  });
});
