import { company } from '../company.ts';
import { pageTitle } from '../meta.ts';
import type { Page } from '../types.ts';
import { contactBlock } from './contact-block.ts';

export const gisServices: Page = {
  path: '/gis-services',
  illustration: 'gis',
  tabBar: 'services',
  title: pageTitle('GIS Services'),
  description: `GIS services by ${company.name}: surveys, base maps, spatial databases and web maps for municipalities, utilities and planners.`,
  heading: 'GIS Services',
  intro: [
    'Most of what a municipality or a utility looks after has a place: a building, a pipe, a pole, a plot. A geographic information system puts what you know about it on the map, where the people in the office and in the field can both see it.',
  ],
  sections: [
    {
      id: 'data',
      kind: 'text',
      heading: 'Surveys and base maps',
      paragraphs: [
        'We plan and supervise field surveys, turn existing drawings and paper maps into digital ones, and bring data from several sources to one coordinate system. What we deliver has been checked against the ground, and says how exact it is.',
      ],
    },
    {
      id: 'databases',
      kind: 'text',
      heading: 'Spatial databases',
      paragraphs: [
        'A map is only as good as the records behind it. We design databases that hold shape, attributes and history together, with rules that catch an error when it is typed and not a year later. Property, road and asset registers can be linked to the systems you already use.',
      ],
    },
    {
      id: 'applications',
      kind: 'text',
      heading: 'Maps people use',
      paragraphs: [
        'We build web maps for the office, mobile maps for the field and simple public maps for citizens. Each shows what its users need for their task, loads on an ordinary connection, and prints.',
      ],
    },
    {
      id: 'analysis',
      kind: 'text',
      heading: 'Analysis and planning',
      paragraphs: [
        'Which streets flood first, which houses lie too far from a hydrant, where a new substation would serve most people: we prepare such analyses with you, and explain how we arrived at the answer.',
      ],
    },
    {
      ...contactBlock({
        heading: 'Talk to a GIS engineer',
        text: 'Tell us what you look after and what you know about it today.',
        phone: company.phones.office,
        email: company.emails.office,
      }),
      links: [{ label: 'Water & Utility Consultancy', href: '/utility-services' }],
    },
  ],
};
