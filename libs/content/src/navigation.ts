import { company, copyright } from './company.ts';
import { consent } from './consent.ts';
import { subscriptions } from './subscriptions.ts';
import type { DescribedLink, Link, Page, Tab } from './types.ts';

/** An entry of the header: a page, or a group of pages with a heading. */
export type NavigationEntry =
  | (Link & { readonly kind: 'link' })
  | {
      readonly kind: 'group';
      readonly id: string;
      readonly label: string;
      readonly links: readonly DescribedLink[];
    };

/** The one link of the header that stands out; it stands in the navigation under the same name. */
export const callToAction: Link = { label: 'Contact', href: '/contact-us' };

/** The header's navigation: every route of spec §2, in the order of the header. */
export const headerNavigation: readonly NavigationEntry[] = [
  { kind: 'link', label: 'Home', href: '/' },
  { kind: 'link', label: 'About', href: '/about' },
  {
    kind: 'group',
    id: 'services',
    label: 'Services',
    links: [
      {
        label: 'All services',
        href: '/services',
        description: 'What we do, at a glance',
      },
      {
        label: 'IT Consultancy Services',
        href: '/it-consultancy-services',
        description: 'Advice, project reports and people',
      },
      {
        label: 'Software Development',
        href: '/software-services',
        description: 'Software made to order, and our own products',
      },
      {
        label: 'System Integration',
        href: '/system-integration-services',
        description: 'Servers, storage, networks and power',
      },
      {
        label: 'Cloud Services',
        href: '/cloud-services',
        description: 'Migration, modernisation and security',
      },
      {
        label: 'GIS Services',
        href: '/gis-services',
        description: 'Maps and spatial data you can work with',
      },
      {
        label: 'Water & Utility Consultancy',
        href: '/utility-services',
        description: 'Water, power and SCADA',
      },
    ],
  },
  {
    kind: 'group',
    id: 'products',
    label: 'Products',
    links: [
      {
        label: 'All products',
        href: '/product',
        description: 'What we have built, at a glance',
      },
      {
        label: 'FileVault',
        href: '/file-vault',
        description: 'Documents, files and approvals',
      },
      {
        label: 'Aero Management',
        href: '/aero-management',
        description: 'Airport operations and revenue monitoring',
      },
      {
        label: 'Municipal ERP',
        href: '/urban-erp',
        description: 'One system for urban local bodies',
      },
      {
        label: 'ForEx',
        href: '/forex',
        description: 'For authorised money changers',
      },
      {
        label: 'Education Products',
        href: '/education-products',
        description: 'EDU-ERP for running a campus',
      },
      {
        label: 'Fintech Applications',
        href: '/fintech-applications',
        description: 'CKYC, FFMC and AD-II solutions',
      },
      {
        label: 'Enterprise Resources',
        href: '/enterprise-resources',
        description: 'Budgeting, procurement and inventory',
      },
    ],
  },
  { kind: 'link', label: 'Case Study', href: '/case-study' },
  { kind: 'link', label: 'Blog', href: '/blog' },
  { kind: 'link', label: 'Career', href: '/career' },
  { kind: 'link', ...callToAction },
  { kind: 'link', label: 'Login', href: '/login' },
];

const CONTACT = '/contact-us';

/** Link from a page's contacts to the contact page. */
export const contactLink: Link = { label: 'Write to us', href: CONTACT };

/** Query parameter of the contact page for the message's subject: a page's path without its slash. */
export const ABOUT_PARAM = 'about';

/** Returns the subject of a message that is sent from a page: the page's name in the menus. */
export function subjectAbout(about: string | null): string | undefined {
  const links = headerNavigation.flatMap((entry) => (entry.kind === 'link' ? [] : entry.links));
  return links.find(({ href }) => href === `/${about ?? ''}`)?.label;
}

/** Returns the link from a page to the contact form, with the message's subject. */
export function contactLinkFrom(path: string): Link {
  const about = path.slice(1);
  if (subjectAbout(about) === undefined) return contactLink;
  return { ...contactLink, href: `${CONTACT}?${ABOUT_PARAM}=${about}` };
}

/**
 * The way from the home page to a page: through the first page of its group in the header, if it has one.
 * `current` is the page's own name in the menus, or its heading.
 */
export function trailOf({ path, heading }: Pick<Page, 'path' | 'heading'>): {
  readonly items: readonly [Link, ...Link[]];
  readonly current: string;
} {
  const home: Link = { label: 'Home', href: '/' };
  for (const entry of headerNavigation) {
    if (entry.kind === 'link') {
      if (entry.href === path) return { items: [home], current: entry.label };
      continue;
    }
    const [overview] = entry.links;
    if (overview?.href === path) return { items: [home], current: entry.label };
    const link = entry.links.find(({ href }) => href === path);
    if (overview && link)
      return { items: [home, { label: entry.label, href: overview.href }], current: link.label };
  }
  return { items: [home], current: heading };
}

/** Returns whether a page is about one service or one product; `undefined` for overviews and other pages. */
export function familyOf(path: string): 'services' | 'products' | undefined {
  for (const entry of headerNavigation) {
    if (entry.kind === 'link') continue;
    const [, ...members] = entry.links;
    if (!members.some(({ href }) => href === path)) continue;
    if (entry.id === 'services' || entry.id === 'products') return entry.id;
  }
  return undefined;
}

/** The bar on the service pages, with the spec's own labels (spec §2, "Service tab bar"). */
export const serviceTabs: readonly Tab[] = [
  { id: 'consultancy', title: 'IT Consultancy Services', route: '/it-consultancy-services' },
  { id: 'software', title: 'Software Development', route: '/software-services' },
  { id: 'integration', title: 'System Integration', route: '/system-integration-services' },
  { id: 'cloud', title: 'Cloud Service', route: '/cloud-services' },
];

/** The bar on the product pages (spec §2, "Product pages with shared tab bar"). */
export const productTabs: readonly Tab[] = [
  { id: 'file-vault', title: 'FileVault', route: '/file-vault' },
  { id: 'aero-management', title: 'Aero Management', route: '/aero-management' },
  { id: 'urban-erp', title: 'Municipal ERP', route: '/urban-erp' },
  { id: 'forex', title: 'ForEx', route: '/forex' },
];

export interface FooterList {
  readonly title: string;
  readonly links: readonly Link[];
}

/** The footer: company, product and solution links, the newsletter box and the notice (spec §2, "Footer"). */
export const footer = {
  lists: [
    {
      title: 'Company',
      links: [
        { label: 'About', href: '/about' },
        { label: 'Services', href: '/services' },
        { label: 'Case Study', href: '/case-study' },
        { label: 'Blog', href: '/blog' },
        { label: 'Career', href: '/career' },
        { label: 'Contact', href: '/contact-us' },
      ],
    },
    {
      title: 'Products',
      links: [
        { label: 'FileVault', href: '/file-vault' },
        { label: 'Aero Management', href: '/aero-management' },
        { label: 'Municipal ERP', href: '/urban-erp' },
        { label: 'ForEx', href: '/forex' },
        { label: 'Education Products', href: '/education-products' },
        { label: 'Fintech Applications', href: '/fintech-applications' },
        { label: 'Enterprise Resources', href: '/enterprise-resources' },
      ],
    },
    {
      title: 'Solutions',
      links: [
        { label: 'IT Consultancy Services', href: '/it-consultancy-services' },
        { label: 'Software Development', href: '/software-services' },
        { label: 'System Integration', href: '/system-integration-services' },
        { label: 'Cloud Services', href: '/cloud-services' },
        { label: 'GIS Services', href: '/gis-services' },
        { label: 'Water & Utility Consultancy', href: '/utility-services' },
      ],
    },
  ] as readonly FooterList[],
  legal: [
    { label: 'Privacy', href: '/privacy' },
    { label: 'Accessibility', href: '/accessibility' },
  ] as readonly Link[],
  newsletter: {
    heading: 'Newsletter',
    text: 'News about our products and services, by email, once you have followed the link we send you.',
    label: 'Email',
    button: 'Subscribe',
    success: subscriptions.accepted,
    consent,
    privacy: { label: 'How we handle your address', href: '/privacy#subscription' } satisfies Link,
  },
  summary: company.summary,
  copyright,
} as const;

/** Accessible names of landmarks and buttons, and the texts around a page's content. */
export const frame = {
  skipToContent: 'Skip to main content',
  mainNavigation: 'Main',
  serviceTabs: 'Service pages',
  productTabs: 'Product pages',
  footerNavigation: 'Footer',
  breadcrumbs: 'You are here',
  /** On a card that leads to a page. */
  readMore: 'Read more',
  onThisPage: 'On this page',
  menu: 'Menu',
  backToTop: 'Scroll to top',
  loading: 'Loading…',
  close: 'Close',
  /** Beside the label of a field that must be filled in. */
  required: '(required)',
} as const;
