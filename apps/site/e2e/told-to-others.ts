import { openingTimes } from '@example/content/company';
import { careerMeta } from '@example/content/career';
import { homeMeta } from '@example/content/home';
import { meta } from '@example/content/meta';
import { frame } from '@example/content/navigation';
import { pages } from '@example/content/pages';
import { sharePictures } from '@example/content/share';
import { expect, type Page } from '@example/testing/e2e';

type Facts = Readonly<Record<string, unknown>>;

/** Members of the structured data that hold no visible text. */
const noText = new Set([
  ...['@context', '@type', '@id', 'url', 'item', 'logo', 'image', 'hasMap', 'sameAs'],
  ...['inLanguage', 'dayOfWeek', 'position'],
]);

export const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (noText.has(key) ? [] : textsOf(inner)));
};

/** Removes commas, line breaks and case, in which addresses differ. */
const plain = (text: string) => text.replaceAll(/[\s,]+/g, ' ').toLowerCase();

const factsOf = (texts: readonly string[]): readonly Facts[] =>
  texts.flatMap((text) => (JSON.parse(text) as { '@graph': readonly Facts[] })['@graph']);

const factsOn = async (page: Page): Promise<readonly Facts[]> =>
  factsOf(await page.locator('script[type="application/ld+json"]').allTextContents());

/** Returns the facts in the HTML of a page. */
export const factsIn = (html: string): readonly Facts[] =>
  factsOf(
    [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text = '']) => text,
    ),
  );

/** Reads the title, description and picture that a shared link to the page shows. */
const cardOf = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page
    .locator('head > meta:is([property^="og:"], [name^="twitter:"])')
    .evaluateAll((metas) =>
      Object.fromEntries(
        metas.map((one) => [
          one.getAttribute('property') ?? one.getAttribute('name') ?? '',
          one.getAttribute('content') ?? '',
        ]),
      ),
    );

const hoursOf = (facts: readonly Facts[]) =>
  facts.flatMap((fact) => (fact['openingHoursSpecification'] ?? []) as readonly Facts[]);

/** Expects that the page's metadata and structured data repeat what the page shows. */
export const expectToldToOthers = async (
  page: Page,
  path: string,
  origin: string,
): Promise<void> => {
  const { title, description } =
    [homeMeta, careerMeta, ...Object.values(pages)].find((one) => one.path === path) ?? homeMeta;
  const address = `${origin}${path}`;
  await expect(page.locator('head > link[rel=canonical]')).toHaveAttribute('href', address);
  const picture = sharePictures.get(path);
  const told = {
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:type': 'website',
    'og:site_name': meta.siteName,
    'og:locale': 'en_IN',
    'og:image': `${origin}${String(picture?.src)}`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': picture?.alt,
    'twitter:card': 'summary_large_image',
  };
  expect(await cardOf(page)).toEqual(told);

  const facts = await factsOn(page);
  const texts = [...textsOf(facts)];
  for (const { dayOfWeek, opens, closes } of hoursOf(facts)) {
    const shown = openingTimes.find(({ weekdays }) => String(weekdays) === String(dayOfWeek));
    expect(shown?.line?.hours).toBe(`${String(opens)} to ${String(closes)}`);
    texts.push(String(shown?.line?.days), String(shown?.line?.hours));
  }
  // The end of the page is laid out after it has loaded.
  await expect
    .poll(async () => {
      const visible = plain(await page.locator('body').innerText());
      return texts.filter((text) => !visible.includes(plain(text)));
    })
    .toEqual([]);

  if (path === '/') return;
  const crumbs = facts.find((fact) => fact['@type'] === 'BreadcrumbList');
  const items = crumbs?.['itemListElement'] as readonly Facts[];
  expect(items.at(0)).toMatchObject({ name: 'Home', item: `${origin}/` });
  expect(items.at(-1)).toMatchObject({ item: address });
  const shown = page.getByRole('navigation', { name: frame.breadcrumbs });
  expect(items.map(({ name }) => name)).toEqual(await shown.getByRole('listitem').allInnerTexts());
};
