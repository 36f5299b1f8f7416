import { businessUnits, company } from '../company.ts';
import type { Client } from '../home.ts';
import { pageTitle } from '../meta.ts';
import type { IconName, Page } from '../types.ts';
import { contactBlock } from './contact-block.ts';

/** Part of the service portfolio with its manufacturers. */
export interface PortfolioItem {
  readonly title: string;
  readonly icon: IconName;
  readonly points: readonly string[];
  /** Manufacturers; placeholders, and so are their marks. */
  readonly partners: readonly Client[];
}

/** The business-value chain, in its four steps (spec §2, System integration page, and §4). */
export const businessValueChain = [
  { text: 'Efficiency with better technology', icon: 'chart' },
  { text: 'System reliability with 24/7 support', icon: 'shield' },
  { text: 'Reduced total cost of ownership', icon: 'coins' },
  { text: 'Accelerated time-to-value', icon: 'clock' },
] as const satisfies readonly { readonly text: string; readonly icon: IconName }[];

/** The words above the names of manufacturers. */
export const portfolioPartners = 'OEM partners';

/** The service portfolio (spec §2, System integration page). */
export const portfolio: readonly PortfolioItem[] = [
  {
    title: 'Servers & Storage',
    icon: 'server',
    points: [
      'Rack, tower and blade servers, sized for what you run',
      'Shared storage, backup and archive',
      'Virtualisation and clusters without a single point of failure',
      'Moving from old machines to new ones, data included',
    ],
    partners: [
      { name: 'Example Servers', mark: 'bars' },
      { name: 'Example Storage', mark: 'hexagon' },
      { name: 'Example Backup', mark: 'ring' },
    ],
  },
  {
    title: 'Network Solutions',
    icon: 'integrate',
    points: [
      'Switching and routing for offices and campuses',
      'Wireless networks planned by measurement',
      'Firewalls and secure access for branches and remote staff',
      'Structured cabling, tested and labelled',
    ],
    partners: [
      { name: 'Example Networks', mark: 'squares' },
      { name: 'Example Wireless', mark: 'arcs' },
      { name: 'Example Firewalls', mark: 'diamond' },
    ],
  },
  {
    title: 'Power Solutions',
    icon: 'power',
    points: [
      'Uninterruptible power supplies for desks and data centres',
      'Batteries, and a plan for replacing them in time',
      'Power distribution and earthing for server rooms',
      'Monitoring that tells you before the lights go out',
    ],
    partners: [
      { name: 'Example Power', mark: 'bolt' },
      { name: 'Example Batteries', mark: 'cross' },
      { name: 'Example Generators', mark: 'wave' },
    ],
  },
];

export const systemIntegrationServices: Page = {
  path: '/system-integration-services',
  illustration: 'integration',
  tabBar: 'services',
  title: pageTitle('System Integration'),
  description: `System integration by ${company.name}: servers and storage, networks and power, chosen to fit together, installed and supported 24/7.`,
  heading: 'System Integration',
  intro: [
    'Good parts do not make a good system by themselves. We choose servers, storage, network and power so that they fit one another and the work they have to do, install them, and stay responsible for the whole.',
  ],
  sections: [
    {
      id: 'business-value',
      kind: 'steps',
      heading: 'What it brings to your business',
      items: businessValueChain.map(({ text, icon }) => ({ title: text, icon })),
    },
    {
      id: 'portfolio',
      kind: 'cards',
      heading: 'Service portfolio',
      items: portfolio.map(({ title, icon, points, partners }) => ({
        title,
        icon,
        points,
        description: `${portfolioPartners}: ${partners.map(({ name }) => name).join(', ')}`,
      })),
    },
    contactBlock({
      heading: 'Talk to the system integration unit',
      text: 'Send us a list of what you have, or ask us to come and make one.',
      phone: businessUnits['system-integration'].phone,
      email: businessUnits['system-integration'].email,
    }),
  ],
};
