import { company, companyFacts } from '@example/content/company';
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

describe('structured data', () => {
  it.each([
    ['/', ['WebSite', 'Organization']],
    ['/about', ['Organization', 'BreadcrumbList']],
    ['/contact-us', ['LocalBusiness', 'BreadcrumbList']],
    ['/gis-services', ['Service', 'BreadcrumbList']],
    ['/education-products', ['Product', 'BreadcrumbList']],
    ['/services', ['BreadcrumbList']],
    ['/career', ['BreadcrumbList']],
  ])('describes %s as %j', (path, types) => {
    expect(typesOf(path)).toEqual(types);
  });

  it('says nothing for a page the content does not know', () => {
    expect(structuredData('/nowhere', origin)).toBeUndefined();
  });

  it('describes the vacancy it shows, open until its last day ends in Asia/Kolkata', () => {
    const job = {
      job_id: 7,
      job_title: 'GIS <Analyst>',
      job_short_desc: 'Maps & more',
      vch_job_category: 'GIS',
      category_id: 1,
      job_type: 2,
      vch_office: 'Head office',
      district_name: 'Kollam',
      int_location_id: 3,
      last_date: '2026-12-31',
    } as const;
    const description = 'Draws maps.\n\nYou bring\n- QGIS\n- <patience>';
    const vacancy = { status: 'open', job, description, first_date: '2026-11-02' } as const;
    const graph = structuredData('/career', origin, vacancy)?.['@graph'];
    expect(graph?.map((thing) => (thing as unknown as Fact)['@type'])).toEqual([
      'JobPosting',
      'BreadcrumbList',
    ]);
    expect(graph?.[0]).toEqual({
      '@type': 'JobPosting',
      title: 'GIS <Analyst>',
      description:
        '<p>Maps &amp; more</p><p>Draws maps.</p><p>You bring</p><ul><li>QGIS</li><li>&lt;patience&gt;</li></ul>',
      url: `${origin}/career?job=7`,
      identifier: { '@type': 'PropertyValue', name: company.name, value: '7' },
      datePosted: '2026-11-02',
      validThrough: '2026-12-31T23:59:59+05:30',
      employmentType: 'PART_TIME',
      occupationalCategory: 'GIS',
      hiringOrganization: {
        '@type': 'Organization',
        '@id': `${origin}/#organization`,
        name: company.name,
        url: `${origin}/`,
        sameAs: `${origin}/`,
        logo: `${origin}/icons/512.png`,
      },
      jobLocation: {
        '@type': 'Place',
        name: 'Head office',
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Kollam',
          addressRegion: companyFacts.region,
          addressCountry: companyFacts.country,
        },
      },
      directApply: true,
    });
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
