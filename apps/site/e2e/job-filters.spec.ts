import { expect, test } from '@example/testing/e2e';
import { waitForHydration } from './page-state.ts';

interface Job {
  readonly category_id: number;
}

test.describe('The list of vacancies', () => {
  test('the count is announced again when another search finds as many', async ({ page }) => {
    const answer = await page.request.get('/api/v0/get_joblist?tenantId=1');
    const jobs = (await answer.json()) as readonly Job[];
    const ids = jobs.map(({ category_id }) => category_id);
    const countOf = (id: number) => ids.filter((other) => other === id).length;
    const [one, other] = ids.flatMap((id) => {
      const same = ids.find((another) => another !== id && countOf(another) === countOf(id));
      return same === undefined ? [] : [id, same];
    });
    await page.goto(`/career?category=${String(one)}`);
    const count = page.getByRole('status').filter({ hasText: 'found' });
    await count.evaluate((status) => {
      new MutationObserver(() => {
        status.dataset['told'] = status.textContent;
      }).observe(status, { childList: true, subtree: true });
    });
    await page.getByLabel('Job Category').selectOption(String(other));
    await expect(count).toHaveAttribute('data-told', `${String(countOf(one ?? 0))} jobs found`);
  });

  test('an address with a category or location that is no choice filters by neither', async ({
    page,
  }) => {
    await page.goto('/career?type=2&category=999&location=999');
    const count = page.getByRole('status').filter({ hasText: 'found' });
    const found = await count.innerText();
    expect(found).not.toBe('0 jobs found');
    await expect(page.getByLabel('Job Category')).toHaveValue('');
    await page.getByRole('searchbox').hover();
    await waitForHydration(page);
    await expect(page).toHaveURL(/location=999$/);
    await expect(count).toHaveText(found);
  });

  test('takes the focus from the dialogs of a vacancy that is not on it', async ({ page }) => {
    for (const dialog of ['', '&apply=1']) {
      await page.goto(`/career?q=zzzz&job=1${dialog}`);
      await waitForHydration(page);
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL('/career?q=zzzz');
      await expect(page.getByRole('region', { name: 'Open positions' })).toBeFocused();
    }
  });

  test('no separator between two facts begins a line on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/career');
    const facts = page.locator('article dl').first();
    const marks = await facts.evaluate(({ children }) =>
      [...children].flatMap((fact) =>
        ['::before', '::after'].map((mark) => getComputedStyle(fact, mark).content),
      ),
    );
    expect(marks).toEqual(['none', '"\u00A0· "', 'none', '"\u00A0· "', 'none', 'none']);
  });

  test('filters show their words whole on a phone, and share the width of a large one', async ({
    page,
  }) => {
    await page.goto('/career');
    for (const width of [320, 344, 352, 360, 375, 390, 412, 430]) {
      await page.setViewportSize({ width, height: 740 });
      const rooms = await page.locator('select').evaluateAll((all) =>
        (all as HTMLSelectElement[]).map((select) => {
          const style = getComputedStyle(select);
          const canvas = document.createElement('canvas').getContext('2d');
          if (canvas === null) throw new Error('no canvas');
          canvas.font = `${style.fontSize} ${style.fontFamily}`;
          const padding = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
          const words = select.selectedOptions[0]?.text ?? '';
          return select.clientWidth - padding - canvas.measureText(words).width;
        }),
      );
      expect(rooms).toHaveLength(3);
      expect(Math.min(...rooms), `${String(width)} px`).toBeGreaterThanOrEqual(0);
    }

    await page.setViewportSize({ width: 640, height: 360 });
    const endOf = async (name: string) => {
      const box = await page.getByLabel(name, { exact: true }).boundingBox();
      return box && Math.round(box.x + box.width);
    };
    expect(await endOf('Location')).toBe(await endOf('Search'));
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

    test('is not covered by the keyboard once Search is pressed', async ({ page }) => {
      await page.goto('/career');
      const search = page.getByRole('searchbox');
      await search.tap();
      await waitForHydration(page);
      await search.fill('gis');
      await expect(search).toBeFocused();
      await search.press('Enter');
      await expect(search).not.toBeFocused();
      await expect(page).toHaveURL(/q=gis/);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('Reset leads to the plain address, and keeps where the visitor came from', async ({
      page,
    }) => {
      for (const [from, to] of [
        ['/career?q=gis', '/career'],
        ['/career?q=gis&utm_source=flyer', '/career?utm_source=flyer'],
      ] as const) {
        await page.goto(from);
        await page.getByRole('button', { name: 'Reset' }).click();
        await expect(page).toHaveURL(to);
      }
    });
  });
});
