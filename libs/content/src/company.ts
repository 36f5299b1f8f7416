import type { IconName, Link } from './types.ts';

/** A mailbox, labelled with its address. */
export interface MailLink extends Link {
  readonly href: `mailto:${string}`;
}

/** A phone number, labelled as it is read. */
export interface PhoneLink extends Link {
  readonly href: `tel:${string}`;
}

function phone(label: string): PhoneLink {
  return { label, href: `tel:${label.replaceAll(' ', '')}` };
}

function mailbox(label: string): MailLink {
  return { label, href: `mailto:${label}` };
}

/** Unit of the company that a visitor can reach directly (spec §2, Contact page). */
export type BusinessUnitKey = 'consultancy' | 'software' | 'system-integration' | 'cloud';

/** A unit with a phone and a mailbox of its own. */
export interface BusinessUnit {
  readonly key: BusinessUnitKey;
  readonly name: string;
  readonly description: string;
  readonly icon: IconName;
  readonly phone: PhoneLink;
  readonly email: MailLink;
}

export interface OpeningHours {
  readonly days: string;
  readonly hours: string;
}

const streetLines = ['First Floor, Example Towers', 'Example Road'] as const;

/**
 * The company: the one place for its name, numbers and addresses. Every value here is a placeholder to be
 * replaced, but the year of the copyright notice (spec §9) and the hours (spec §2, Contact page).
 */
export const company = {
  name: 'Example Infotech',
  /** The company's mark: lines on a 32 by 32 grid, and one point. */
  mark: { path: 'M18 9.5H9.5v13H18M9.5 16H16', point: [23, 21.1] },
  tagline: 'Think Simple. Work Smarter. Grow Better.',
  summary:
    'An IT consultancy and software company in Kerala, India, working for businesses and government bodies.',
  phones: { office: phone('+91 471 000 0000'), sales: phone('+91 471 000 0005') },
  emails: {
    office: mailbox('office@example.com'),
    sales: mailbox('sales@example.com'),
    careers: mailbox('careers@example.com'),
    privacy: mailbox('privacy@example.com'),
    accessibility: mailbox('accessibility@example.com'),
  },
  address: {
    heading: 'Headquarters',
    locality: 'Trivandrum',
    lines: [...streetLines, 'Trivandrum, Kerala 695000', 'India'],
  },
  map: {
    label: 'Find Trivandrum on OpenStreetMap',
    href: 'https://www.openstreetmap.org/search?query=Thiruvananthapuram%2C%20Kerala',
  } satisfies Link,
  copyrightYear: 2025,
} as const;

/** Facts for search engines and security researchers. They are not part of `company`, which every page loads. */
export const companyFacts = {
  street: streetLines.join(', '),
  region: 'Kerala',
  postalCode: '695000',
  country: 'India',
  social: [] as readonly Link[],
  security: mailbox('security@example.com'),
} as const;

/** The notice in the footer (spec §9, "Copyright year 2025"). */
export const copyright = `© ${company.copyrightYear} ${company.name}. All rights reserved.`;

/** When the office is open (spec §2, Contact page). */
export const openingHours: readonly OpeningHours[] = [
  { days: 'Monday to Friday', hours: '09:30 to 18:00' },
  { days: 'Saturday', hours: '09:30 to 13:00' },
  { days: 'Sunday', hours: 'Holiday' },
];

/** The same for search engines: of each line on which the office is open, its days and its times in Asia/Kolkata. */
export const openingTimes = [
  {
    line: openingHours[0],
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:30',
    closes: '18:00',
  },
  { line: openingHours[1], weekdays: ['Saturday'], opens: '09:30', closes: '13:00' },
] as const;

/** The four units with a contact of their own (spec §2, Contact page). */
export const businessUnits = {
  consultancy: {
    key: 'consultancy',
    name: 'IT Consultancy',
    description: 'Advice, project reports, tenders and people for your IT programme.',
    icon: 'consult',
    phone: phone('+91 471 000 0001'),
    email: mailbox('consultancy@example.com'),
  },
  software: {
    key: 'software',
    name: 'Software',
    description: 'Software made to order, and the products we develop ourselves.',
    icon: 'code',
    phone: phone('+91 471 000 0002'),
    email: mailbox('software@example.com'),
  },
  'system-integration': {
    key: 'system-integration',
    name: 'System Integration',
    description: 'Servers, storage, networks and power: supplied, installed and looked after.',
    icon: 'integrate',
    phone: phone('+91 471 000 0003'),
    email: mailbox('integration@example.com'),
  },
  cloud: {
    key: 'cloud',
    name: 'Cloud',
    description: 'Moving applications and databases to the cloud, and running them there.',
    icon: 'cloud',
    phone: phone('+91 471 000 0004'),
    email: mailbox('cloud@example.com'),
  },
} as const satisfies { readonly [K in BusinessUnitKey]: BusinessUnit & { readonly key: K } };
