import { career, careerMeta, vacancyDocuments } from './career.ts';
import { company, companyFacts } from './company.ts';
import { homeMeta } from './home.ts';
import { footer, headerNavigation } from './navigation.ts';
import { pages } from './pages.ts';
import { brochures } from './pages/brochures.ts';
import type { Route } from './routes.ts';
import type { Link, PageMeta } from './types.ts';

/** For `/.well-known/security.txt` (RFC 9116). */
export const security = {
  contact: companyFacts.security.href,
  /** Languages a report may be written in. */
  preferredLanguages: ['en'],
} as const;

/** Link in `/llms.txt` with a sentence about its target. */
export interface GuideLink {
  readonly label: string;
  /** A path of this site. */
  readonly href: string;
  readonly description?: string;
}

/** A list of `/llms.txt` under its heading. */
export interface GuideSection {
  readonly heading: string;
  readonly links: readonly GuideLink[];
}

function metaOf(path: Route): PageMeta {
  if (path === '/') return homeMeta;
  return path === '/career' ? careerMeta : pages[path];
}

function toPageLink({ label, href }: Link): GuideLink {
  return { label, href, description: metaOf(href as Route).description };
}

/** Content of `/llms.txt` (llmstxt.org): the site in a few lines, for language models. */
export const guide: {
  readonly name: string;
  readonly summary: string;
  readonly sections: readonly GuideSection[];
} = {
  name: company.name,
  summary: company.summary,
  sections: [
    {
      heading: 'Company',
      links: headerNavigation.filter((entry) => entry.kind === 'link').map(toPageLink),
    },
    ...headerNavigation
      .filter((entry) => entry.kind === 'group')
      .map(({ label, links }) => ({ heading: label, links: links.map(toPageLink) })),
    {
      heading: 'Brochures',
      links: Object.values(brochures).map(({ link, heading }) => ({
        label: heading,
        href: link.href,
      })),
    },
    // In llms.txt this heading marks links that may be left out.
    {
      heading: 'Optional',
      links: [
        ...footer.legal.map(toPageLink),
        { label: vacancyDocuments.feed.linkLabel, href: career.feed.path },
      ],
    },
  ],
};
