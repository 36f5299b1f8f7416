import type { Job } from '@example/api/jobs';
import { career, jobTypes, vacancyDocuments } from '@example/content/career';
import { company } from '@example/content/company';
import { expect, test } from '@example/testing/e2e';
import { waitForHydration } from './page-state.ts';
import { factsIn } from './told-to-others.ts';

/** Returns the job posting in the HTML of a page. */
const postingIn = (html: string) => factsIn(html).find((fact) => fact['@type'] === 'JobPosting');

const entryWith = (xml: string, element: string, address: string) =>
  xml
    .match(new RegExp(`<${element}>[\\s\\S]*?</${element}>`, 'g'))
    ?.find((entry) => entry.includes(`${address}<`));

/** Collapses white space. */
const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

test.describe('Vacancy', () => {
  test('page, structured data, sitemap and feed say the same of a vacancy', async ({
    page,
    request,
    baseURL,
  }) => {
    const textAt = async (url: string) => (await request.get(url)).text();
    const jobs = JSON.parse(await textAt('/api/v0/get_joblist?tenantId=1')) as readonly Job[];
    const [sitemap, feed] = await Promise.all([textAt('/sitemap.xml'), textAt('/career.atom')]);
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' }).format();

    const oneOfEachType = jobTypes.flatMap(
      ({ id }) => jobs.find(({ job_type }) => job_type === id) ?? [],
    );
    expect(oneOfEachType).toHaveLength(jobTypes.length);

    for (const job of oneOfEachType) {
      const address = `${String(baseURL)}/career?job=${String(job.job_id)}`;
      await page.goto(address);
      await expect(page.locator('head > link[rel=canonical]')).toHaveAttribute('href', address);
      const dialog = page.getByRole('dialog', { name: job.job_title });

      const posting = postingIn(await textAt(address));
      expect(posting).toMatchObject({
        title: job.job_title,
        url: address,
        datePosted: today,
        validThrough: `${job.last_date}T23:59:59+05:30`,
        employmentType: job.job_type === 1 ? 'FULL_TIME' : 'PART_TIME',
        occupationalCategory: job.vch_job_category,
        hiringOrganization: { name: company.name },
        jobLocation: { name: job.vch_office, address: { addressLocality: job.district_name } },
        directApply: true,
      });
      const [day, month, year] = job.last_date.split('-').toReversed();
      for (const shown of [
        job.vch_job_category,
        job.vch_office,
        job.district_name,
        jobTypes.find(({ id }) => id === job.job_type)?.label ?? '',
        [day, month, year].join('-'),
      ])
        await expect(dialog).toContainText(shown);
      const described = await page.evaluate(
        (html) =>
          [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('p, li')].map(
            (element) => element.textContent,
          ),
        String(posting?.['description']),
      );
      expect(described.length).toBeGreaterThan(2);
      for (const text of described) await expect(dialog).toContainText(words(text));

      const listed = /<lastmod>(.*?)<\/lastmod>/.exec(
        entryWith(sitemap, 'url', address) ?? '',
      )?.[1];
      const entry = entryWith(feed, 'entry', address) ?? '';
      expect(/<updated>(.*?)<\/updated>/.exec(entry)?.[1]).toBe(listed);
      expect(Number.isFinite(Date.parse(listed ?? ''))).toBe(true);
      for (const told of [job.vch_office, job.district_name, [day, month, year].join('-')])
        expect(entry).toContain(told);

      const link = dialog.getByRole('link', { name: career.calendar.linkLabel });
      const event = (await textAt((await link.getAttribute('href')) ?? '')).replaceAll('\r\n ', '');
      expect(event).toContain(`DTSTART;VALUE=DATE:${job.last_date.replaceAll('-', '')}\r\n`);
      expect(event).toContain(address);
      const summary = /SUMMARY:(.*)\r/.exec(event)?.[1]?.replaceAll(/\\([,;\\])/g, '$1');
      expect(summary).toBe(vacancyDocuments.calendar.event(job.job_title));
    }
  });

  test('a vacancy has structured data where it is shown, and nowhere else', async ({ request }) => {
    for (const [path, isShown] of [
      ['/career', false],
      ['/career?q=gis', false],
      ['/career?job=1&apply=1', false],
      ['/career?q=gis&job=1', true],
    ] as const) {
      const html = await (await request.get(path)).text();
      expect(postingIn(html) !== undefined, path).toBe(isShown);
    }
  });

  test.describe('with movement', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test('the details offer the last date as a calendar file, for which the page stays in its place, without the loading overlay', async ({
      page,
    }) => {
      await page.goto('/career?job=1');
      await waitForHydration(page);
      const downloading = page.waitForEvent('download');
      await page.getByRole('dialog').getByRole('link', { name: career.calendar.linkLabel }).click();
      expect((await downloading).suggestedFilename()).toMatch(/\.ics$/);
      // The overlay comes after 300 ms.
      await page.waitForTimeout(1_000);
      await expect(page.locator('html')).not.toHaveAttribute('data-page-exit');
      await expect(page.locator('#page-loading')).toHaveAttribute('hidden');
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is printed alone', async ({ page }) => {
      await page.goto('/career?job=1');
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('dialog')).toContainText('What you will do');
      await expect(page.locator('h1')).toBeHidden();
      await expect(page.getByRole('article')).toHaveCount(0);
    });
  });

  test.describe('on a low screen, or enlarged to 400 %', () => {
    test.use({ viewport: { width: 320, height: 256 } });

    test('its dialog shows the button that the Tab key reaches when it goes round', async ({
      page,
      request,
    }) => {
      const [job] = (await (
        await request.get('/api/v0/get_joblist?tenantId=1')
      ).json()) as readonly Job[];
      await page.goto(`/career?job=${String(job?.job_id)}`);
      const dialog = page.getByRole('dialog');
      const first = dialog.getByRole('button', { name: 'Close' }).first();
      const last = dialog.getByRole('link', { name: 'Apply' });
      await expect(page.locator('[data-radix-focus-guard]')).toHaveCount(2);
      await last.focus();
      await page.keyboard.press('Tab');
      await expect(first).toBeFocused();
      await expect(first).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Shift+Tab');
      await expect(last).toBeFocused();
      await expect(last).toBeInViewport({ ratio: 1 });
    });
  });
});
