import { fontsOf } from '@example/testing/fonts';
import { expect } from '@playwright/test';
import { openList } from './desk.ts';
import { test } from './fake/test.ts';

test("The desk is drawn in the brand's face on a first visit", async ({ page }) => {
  await openList(page);
  await expect(page.locator('head > link[rel=preload][as=font]')).toHaveCount(1);
  for (const selector of ['h1', '[role=row][data-index="0"] a'])
    expect(await fontsOf(page, selector)).toEqual([
      { name: expect.stringMatching(/^HankenGrotesk/) as unknown as string, isWebFont: true },
    ]);
});
