import { company } from '@example/content/company';
import { routes } from '@example/content/routes';
import { describe, expect, it } from 'vitest';
import { structuredData } from './structured-data.ts';

const origin = 'https://www.example.org';

type Fact = Readonly<Record<string, unknown>> & { readonly '@type': string };

const factsOf = (path: string): readonly Fact[] =>
  (
    JSON.parse(JSON.stringify(structuredData(path, origin))) as {
      readonly '@graph': readonly Fact[];
    }
  )['@graph'];

const typesOf = (path: string) => factsOf(path).map((fact) => fact['@type']);

describe('what a page says to search engines', () => {
  it.each([
    ['/', ['WebSite', 'Organization']],
    ['/about', ['Organization', 'BreadcrumbList']],
    ['/contact-us', ['LocalBusiness', 'BreadcrumbList']],
    ['/gis-services', ['Service', 'BreadcrumbList']],
    ['/education-products', ['Product', 'BreadcrumbList']],
    ['/services', ['BreadcrumbList']],
    ['/career', ['BreadcrumbList']],
  ])('%s is about %j', (path, types) => {
    expect(typesOf(path)).toEqual(types);
  });

  it('says nothing for a page the content does not know', () => {
    expect(structuredData('/nowhere', origin)).toBeUndefined();
  });

  it('leads from the home page to the page by whole addresses', () => {
    const crumbs = factsOf('/forex').at(-1);
    expect(crumbs?.['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name: 'Products', item: `${origin}/product` },
      { '@type': 'ListItem', position: 3, name: 'ForEx', item: `${origin}/forex` },
    ]);
  });

  it('gives the hours of the days the office is open, and none for Sunday', () => {
    const [office] = factsOf('/contact-us');
    expect(office?.['telephone']).toBe(company.phones.office.label);
    expect(office?.['openingHoursSpecification']).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:30',
        closes: '18:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Saturday'],
        opens: '09:30',
        closes: '13:00',
      },
    ]);
  });

  it('invents no prices and no ratings', () => {
    for (const path of routes)
      expect(JSON.stringify(factsOf(path)), path).not.toMatch(/rating|review|offers|price/i);
  });
});
