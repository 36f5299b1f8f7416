import { company } from './company.ts';
import { consent } from './consent.ts';
import { coreServices } from './core-services.ts';
import { enquiries } from './enquiries.ts';
import { meta } from './meta.ts';
import { productCards } from './product-cards.ts';
import type { Link, PageMeta } from './types.ts';

/** A figure the home page counts up to, then shows with its suffix (spec §2 and §9). */
export interface Counter {
  readonly target: number;
  readonly suffix: ' +';
  readonly label: string;
}

/** Quote of a client; `rating` is in stars out of five. */
export interface Testimonial {
  readonly quote: string;
  readonly role: string;
  readonly client: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
}

/** The drawings a client's wordmark can have; the design system draws them. */
export type ClientMark =
  | 'arcs'
  | 'bars'
  | 'bolt'
  | 'cross'
  | 'diamond'
  | 'drop'
  | 'hexagon'
  | 'leaf'
  | 'peak'
  | 'ring'
  | 'squares'
  | 'steps'
  | 'wave';

/** A client in the logo strip. */
export interface Client {
  readonly name: string;
  readonly mark: ClientMark;
}

export const homeMeta: PageMeta = {
  path: '/',
  title: `${meta.siteName} | IT consultancy and software, Kerala`,
  description: `${company.name} in Trivandrum, Kerala: IT consultancy, software development, system integration and cloud services, and four products of our own.`,
};

/** The four counters (spec §2, Home page, and §9, "Counter targets"). */
export const counters: readonly Counter[] = [
  { target: 13, suffix: ' +', label: 'Glorious Years' },
  { target: 200, suffix: ' +', label: 'Projects Done' },
  { target: 800, suffix: ' +', label: 'Active Clients' },
  { target: 10, suffix: ' +', label: 'Team Advisors' },
];

/** Three testimonials (spec §2, Home page); words, roles and clients are placeholders. */
export const testimonials: readonly Testimonial[] = [
  {
    quote:
      'They asked how our duty managers really work before they drew a single screen. The result is a dashboard people open because it helps, not because they are told to.',
    role: 'Head of Commercial Operations',
    client: 'Coastal Airport',
    rating: 5,
  },
  {
    quote:
      'Moving from paper files to screens is a change for everybody in a municipal office. The team stayed with us at the counters until the last question was answered.',
    role: 'Additional Secretary',
    client: 'City Corporation',
    rating: 5,
  },
  {
    quote:
      'What was promised was written down, and what was written down was delivered. When a pump station went silent at night, somebody picked up the phone.',
    role: 'Executive Engineer',
    client: 'Metro Water Board',
    rating: 5,
  },
];

/** The thirteen clients of the logo strip (spec §2, Home page); all placeholders. */
export const clients: readonly Client[] = [
  { name: 'Coastal Airport', mark: 'arcs' },
  { name: 'City Corporation', mark: 'squares' },
  { name: 'Metro Water Board', mark: 'drop' },
  { name: 'State Data Centre', mark: 'hexagon' },
  { name: 'Harbour Authority', mark: 'wave' },
  { name: 'District Hospital', mark: 'cross' },
  { name: 'People’s Co-operative Bank', mark: 'diamond' },
  { name: 'Lakeside University', mark: 'bars' },
  { name: 'Town Currency Exchange', mark: 'ring' },
  { name: 'Hill Municipality', mark: 'peak' },
  { name: 'Rural Power Utility', mark: 'bolt' },
  { name: 'Valley Public School', mark: 'steps' },
  { name: 'River Basin Agency', mark: 'leaf' },
];

/** Every text of the home page, section by section in its order (spec §2, Home page). */
export const home = {
  hero: {
    heading: company.tagline,
    lead: `${company.name} advises, builds and runs information technology for businesses and government bodies: from the plan, through the software, to the server it runs on.`,
    actions: {
      work: { label: 'View Our Work', href: '/product' } satisfies Link,
      start: { label: 'Get Start', href: '/#get-in-touch' } satisfies Link,
    },
  },
  services: {
    id: 'our-core-services',
    heading: 'Our Core Services',
    intro: 'Four things we do every day, separately or as one project.',
    cards: coreServices,
    all: { label: 'See all services', href: '/services' } satisfies Link,
  },
  counters: {
    /** The accessible name of the row of figures. */
    name: `${company.name} in figures`,
    items: counters,
  },
  products: {
    id: 'our-products',
    heading: 'Our Products',
    intro: 'Four systems we develop, install and support ourselves.',
    cards: productCards,
    all: { label: 'See all products', href: '/product' } satisfies Link,
  },
  company: {
    id: 'company',
    heading: `About ${company.name}`,
    paragraphs: [
      'We are an IT consultancy and software company from Trivandrum, Kerala. Airports, municipalities, utilities, money changers, banks and schools are the kind of places where our work is in use.',
      'Consultants, developers, network engineers and cloud specialists sit under one roof here. So the people who advise you also know what it takes to build the thing, and the people who build it know who will have to run it.',
    ],
    link: { label: 'More about us', href: '/about' } satisfies Link,
  },
  testimonials: {
    id: 'testimonials',
    slides: 'Testimonials',
    heading: 'What our clients say',
    items: testimonials.map((testimonial) => ({
      ...testimonial,
      mark: clients.find(({ name }) => name === testimonial.client)?.mark,
    })),
    ratingText: (rating: number): string => `${rating} out of 5 stars`,
  },
  clients: {
    id: 'clients',
    heading: 'Our clients',
    items: clients,
    pause: 'Pause the logo strip',
  },
  getInTouch: {
    id: 'get-in-touch',
    heading: 'Get In Touch',
    intro: 'Tell us in a few lines what you have in mind. A person will read it and answer you.',
    phone: { label: 'Phone', link: company.phones.office },
    email: { label: 'Email', link: company.emails.office },
    address: { label: 'Address', lines: company.address.lines },
    form: {
      /** The accessible name of the form. */
      name: 'Enquiry',
      fields: { user_name: 'Name', email: 'Email', msg: 'Message' },
      submit: 'Send Message',
      consent,
      privacy: {
        label: 'How we handle what you send us',
        href: '/privacy#enquiries',
      } satisfies Link,
    },
    success: enquiries.success,
  },
} as const;
