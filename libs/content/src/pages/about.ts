import { company } from '../company.ts';
import { pageTitle } from '../meta.ts';
import type { Card, ExpandableCard, Page, TeamMember, TimelineItem } from '../types.ts';

/** The five value cards (spec §2, About page). */
export const values: readonly Card[] = [
  {
    title: 'Integrity',
    description:
      'We say what we can do, what it costs and what we do not know yet, before you decide.',
    icon: 'check',
  },
  {
    title: 'Quality',
    description: 'We test what we deliver, write down how it works, and put right what is not.',
    icon: 'star',
  },
  {
    title: 'Customer First',
    description:
      'We sit with the people who will use a system, and count it done when it helps them.',
    icon: 'user',
  },
  {
    title: 'Teamwork',
    description:
      'Consultants, developers and engineers plan together, so that nothing falls between two desks.',
    icon: 'consult',
  },
  {
    title: 'Learning',
    description: 'Technology moves. We try new things on our own time before we advise you to.',
    icon: 'graduation',
  },
];

/** Mission (spec §2, About page). */
export const mission: Card = {
  title: 'Mission',
  description:
    'To give businesses and government bodies information technology that is simple to use, sound to build on and honest in its cost.',
  icon: 'briefcase',
};

/** Vision (spec §2, About page). */
export const vision: Card = {
  title: 'Vision',
  description:
    'To be the firm that public institutions and growing companies in India think of first when a system has to work on Monday morning.',
  icon: 'eye',
};

/** Why Choose Us: four cards that open and close together (spec §2, About page, and §4, "About cards"). */
export const whyChooseUs: readonly ExpandableCard[] = [
  {
    id: 1,
    title: 'One team from plan to operation',
    summary: 'Advice, software, hardware, network and cloud come from one company.',
    description: 'There is one number to call, and nobody to pass you on to.',
    icon: 'team',
  },
  {
    id: 2,
    title: 'Knowledge of your field',
    summary: 'We know the rules, the forms and the rush hours of those we work for.',
    description: 'They are airports, municipalities, utilities, money changers and schools.',
    icon: 'building',
  },
  {
    id: 3,
    title: 'Products that are already in use',
    summary: 'Where one of our own products fits, you start with something that runs.',
    description: 'We adapt it to your work instead of beginning from nothing.',
    icon: 'code',
  },
  {
    id: 4,
    title: 'Support that answers',
    summary: 'The people who look after a system sit beside the people who built it.',
    description: 'They know it from the inside, and they stay with it.',
    icon: 'phone',
  },
];

/**
 * The company's history, 2012 to 2024 (spec §2, About page). The events, their order, the first and the last year are
 * the spec's; the years in between are placeholders.
 */
export const timeline: readonly TimelineItem[] = [
  {
    year: 2012,
    title: 'Incorporation',
    content: `${company.name} is founded in Trivandrum as an IT consultancy.`,
    alignment: 'left',
    year_color: 'accent',
  },
  {
    year: 2013,
    title: 'System integration unit',
    content: 'A unit for servers, networks and power joins the consultants.',
    alignment: 'right',
    year_color: 'highlight',
  },
  {
    year: 2015,
    title: 'Key partnerships',
    content: 'Partnerships with manufacturers widen what we can supply and support.',
    alignment: 'left',
    year_color: 'accent',
  },
  {
    year: 2016,
    title: 'Software unit',
    content: 'Developers move in, and we begin to build software of our own.',
    alignment: 'right',
    year_color: 'highlight',
  },
  {
    year: 2018,
    title: 'Aero-DB launch',
    content: 'Aero-DB, our system for airport operations and revenue monitoring, is launched.',
    alignment: 'left',
    year_color: 'accent',
  },
  {
    year: 2020,
    title: 'ISO 9001 and ForEx launch',
    content:
      'Our quality management is certified to ISO 9001, and ForEx for authorised money changers is launched.',
    alignment: 'right',
    year_color: 'highlight',
  },
  {
    year: 2022,
    title: 'One million in sales',
    content: 'Sales reach one million.',
    alignment: 'left',
    year_color: 'accent',
  },
  {
    year: 2024,
    title: 'Cloud unit',
    content: 'A unit for cloud migration and operation completes the house.',
    alignment: 'right',
    year_color: 'highlight',
  },
];

/** The five people of the team section (spec §2, About page); all placeholders, and so are their drawn portraits. */
export const team: readonly TeamMember[] = [
  {
    name: 'Anita Example',
    role: 'Managing Director',
    email: 'anita@example.com',
    image: 'first',
  },
  {
    name: 'Rajan Example',
    role: 'Director, IT Consultancy',
    email: 'rajan@example.com',
    image: 'second',
  },
  {
    name: 'Fathima Example',
    role: 'Head of Software',
    email: 'fathima@example.com',
    image: 'third',
  },
  {
    name: 'Thomas Example',
    role: 'Head of System Integration',
    email: 'thomas@example.com',
    image: 'fourth',
  },
  {
    name: 'Meera Example',
    role: 'Head of Cloud',
    email: 'meera@example.com',
    image: 'fifth',
  },
];

export const about: Page = {
  path: '/about',
  title: pageTitle('About Us'),
  description: `Who ${company.name} is: our values, our mission and vision, our history from 2012 to 2024, and the people you will meet.`,
  heading: 'About Us',
  intro: [
    `${company.name} is an IT consultancy and software company in Trivandrum, Kerala. We advise on information technology, build software, put together servers, networks and power, and move systems to the cloud.`,
    'Our clients are businesses and government bodies: airports, urban local bodies, water and power utilities, money changers, banks and schools. Much of what we know about their work has gone into our four products.',
  ],
  sections: [
    {
      id: 'values',
      kind: 'cards',
      heading: 'Our Values',
      paragraphs: ['You can hold us to each of them.'],
      items: values,
    },
    {
      id: 'purpose',
      kind: 'cards',
      heading: 'What we work for',
      items: [mission, vision],
    },
    {
      id: 'why-choose-us',
      kind: 'cards',
      heading: 'Why Choose Us',
      items: whyChooseUs.map(({ title, summary, description, icon }) => ({
        title,
        description: `${summary} ${description}`,
        icon,
      })),
    },
    {
      id: 'history',
      kind: 'timeline',
      heading: 'Our History',
      items: timeline.map(({ year, title, content }) => ({
        label: String(year),
        title,
        description: content,
      })),
    },
    {
      id: 'team',
      kind: 'team',
      heading: 'Our Team',
      items: team.map(({ name, role, email }) => ({
        title: name,
        description: role,
        links: [{ label: email, href: `mailto:${email}` }],
      })),
    },
  ],
};
