import { company } from '../company.ts';
import { pageTitle } from '../meta.ts';
import type { Page } from '../types.ts';
import { contactBlock } from './contact-block.ts';

export const utilityServices: Page = {
  path: '/utility-services',
  illustration: 'utility',
  tabBar: 'services',
  title: pageTitle('Water & Utility Consultancy'),
  description: `Water and utility consultancy by ${company.name}: network studies, metering, loss reduction, and SCADA for water and power.`,
  heading: 'Water & Utility Consultancy',
  intro: [
    'Water and power utilities carry on day and night with assets that are older than the people who look after them. We help them to know what they have, to see what it is doing, and to decide what to renew first.',
  ],
  sections: [
    {
      id: 'networks',
      kind: 'text',
      heading: 'Network studies and project reports',
      paragraphs: [
        'We collect what is known about a network, survey what is not, and prepare reports on its condition and its extension: demand, options, cost and sequence of works, written so that an engineer can check them and a council can decide on them.',
      ],
    },
    {
      id: 'losses',
      kind: 'text',
      heading: 'Metering and losses',
      paragraphs: [
        'What enters a network and what is billed are two figures, and the difference costs money every day. We divide networks into districts that can be measured, choose meters and places for them, and help you to find where water or energy is lost.',
      ],
    },
    {
      id: 'scada',
      kind: 'text',
      heading: 'Water and power SCADA',
      paragraphs: [
        'SCADA, supervisory control and data acquisition, brings the readings of pumps, reservoirs, valves, substations and feeders to one control room, and carries commands back.',
        'We specify and integrate the whole chain: sensors and controllers on site, the communication between them, the servers and screens of the control room, and the reports made from their records. Alarms are designed so that the important one is not lost among the others.',
        'A control system must be protected. We keep it apart from the office network, decide with you who may operate what, and make sure that each command leaves a record.',
      ],
    },
    {
      id: 'operation',
      kind: 'text',
      heading: 'Systems for daily operation',
      paragraphs: [
        'Connections, complaints, work orders, stores and billing belong together. We advise on the choice of such systems, write their specifications and tenders, and stand by you until they are accepted.',
      ],
    },
    {
      ...contactBlock({
        heading: 'Talk to a utility engineer',
        text: 'Tell us what you operate, and what you would like to know about it.',
        phone: company.phones.office,
        email: company.emails.office,
      }),
      links: [{ label: 'GIS Services', href: '/gis-services' }],
    },
  ],
};
