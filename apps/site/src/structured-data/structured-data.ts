import { businessUnits, company, companyFacts, openingTimes } from '@example/content/company';
import { meta } from '@example/content/meta';
import { familyOf, trailOf } from '@example/content/navigation';
import { pages } from '@example/content/pages';
import { type Route, routes } from '@example/content/routes';
import { headingOf } from '@example/content/share';
import type { Page } from '@example/content/types';
import { jobPosting, type ShownVacancy } from './job-posting.tsx';
import type {
  BreadcrumbList,
  DayOfWeek,
  Graph,
  LocalBusiness,
  Organization,
  PostalAddress,
  Product,
  Service,
  Thing,
  WebSite,
} from 'schema-dts';

/*
 * Structured data of a page (schema.org). It repeats texts of the page from the same content, and the end-to-end suite
 * compares both.
 */

const isRoute = (path: string): path is Route => (routes as readonly string[]).includes(path);

const organizationId = (origin: string) => `${origin}/#organization`;

const address: PostalAddress = {
  '@type': 'PostalAddress',
  streetAddress: companyFacts.street,
  addressLocality: company.address.locality,
  addressRegion: companyFacts.region,
  postalCode: companyFacts.postalCode,
  addressCountry: companyFacts.country,
};

const described = (origin: string) => ({
  '@id': organizationId(origin),
  name: company.name,
  description: company.summary,
  url: `${origin}/`,
  logo: `${origin}/icons/512.png`,
  telephone: company.phones.office.label,
  email: company.emails.office.label,
});

const organization = (origin: string): Organization => ({
  '@type': 'Organization',
  ...described(origin),
  ...(companyFacts.social.length > 0 && { sameAs: companyFacts.social.map(({ href }) => href) }),
});

const localBusiness = (origin: string): LocalBusiness => ({
  '@type': 'LocalBusiness',
  ...described(origin),
  image: `${origin}/share/contact-us.png`,
  address,
  hasMap: company.map.href,
  openingHoursSpecification: openingTimes.map(({ weekdays, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: weekdays.map((day) => day as DayOfWeek),
    opens,
    closes,
  })),
  contactPoint: Object.values(businessUnits).map(({ name, phone, email }) => ({
    '@type': 'ContactPoint' as const,
    name,
    telephone: phone.label,
    email: email.label,
  })),
});

const website = (origin: string): WebSite => ({
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  name: meta.siteName,
  url: `${origin}/`,
  inLanguage: meta.locale,
  publisher: { '@id': organizationId(origin) },
});

const maker = (origin: string) => ({
  '@type': 'Organization' as const,
  '@id': organizationId(origin),
  name: company.name,
  url: `${origin}/`,
});

const employer = (origin: string): Organization => ({
  ...maker(origin),
  sameAs: `${origin}/`,
  logo: `${origin}/icons/512.png`,
});

const service = ({ path, heading, intro: [lead = ''] }: Page, origin: string): Service => ({
  '@type': 'Service',
  name: heading,
  description: lead,
  url: origin + path,
  provider: maker(origin),
});

const product = (
  { path, heading, intro: [lead = ''] }: Page,
  origin: string,
  image: string,
): Product => ({
  '@type': 'Product',
  name: heading,
  description: lead,
  url: origin + path,
  image,
  brand: maker(origin),
});

const breadcrumbs = (path: Route, origin: string): BreadcrumbList => {
  const { items, current } = trailOf(headingOf(path));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...items, { label: current, href: path }].map(({ label, href }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label,
      item: origin + href,
    })),
  };
};

const aboutPage = (path: Route, origin: string): readonly Thing[] => {
  if (path === '/') return [website(origin), organization(origin)];
  if (path === '/about') return [organization(origin)];
  if (path === '/contact-us') return [localBusiness(origin)];
  const family = familyOf(path);
  if (path === '/career' || family === undefined) return [];
  return family === 'services'
    ? [service(pages[path], origin)]
    : [product(pages[path], origin, `${origin}/share${path}.png`)];
};

/**
 * Returns the JSON-LD of a page.
 *
 * @param origin - the public origin, for absolute URLs
 * @param vacancy - the vacancy that the page shows
 * @returns `undefined` for a page without content
 */
export const structuredData = (
  path: string,
  origin: string,
  vacancy?: ShownVacancy,
): Graph | undefined => {
  if (!isRoute(path)) return undefined;
  const things = [
    ...aboutPage(path, origin),
    ...(vacancy ? [jobPosting(vacancy, employer(origin), origin)] : []),
    ...(path === '/' ? [] : [breadcrumbs(path, origin)]),
  ];
  return { '@context': 'https://schema.org', '@graph': things };
};
