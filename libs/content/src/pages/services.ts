import { company } from '../company.ts';
import { coreServices } from '../core-services.ts';
import { pageTitle } from '../meta.ts';
import type { Page } from '../types.ts';

export const services: Page = {
  path: '/services',
  title: pageTitle('Services'),
  description: `What ${company.name} does for businesses and government: IT consultancy, software development, system integration and cloud services.`,
  heading: 'Our Services',
  intro: [
    'You can ask us for one of these services, or for all of them in one project. Either way you have one contact who answers for the result.',
  ],
  sections: [
    {
      id: 'core-services',
      kind: 'cards',
      heading: 'Our Core Services',
      items: coreServices,
    },
    {
      id: 'specialised-consultancy',
      kind: 'related',
      heading: 'Specialised consultancy',
      items: [
        {
          title: 'GIS Services',
          description:
            'Surveys, base maps and spatial data that planners and field staff can work with.',
          href: '/gis-services',
          illustration: 'gis',
        },
        {
          title: 'Water & Utility Consultancy',
          description: 'Networks, losses, metering and SCADA for water and power utilities.',
          href: '/utility-services',
          illustration: 'utility',
        },
      ],
    },
  ],
};
