import type { ServiceCard } from './types.ts';

/** Our Core Services: four cards and their routes, for the home page and the services page (spec §2). */
export const coreServices: readonly ServiceCard[] = [
  {
    title: 'IT Consultancy Services',
    description:
      'Independent advice from the first idea to the finished tender, and experienced people to carry it through.',
    icon: 'consult',
    illustration: 'consultancy',
    href: '/it-consultancy-services',
  },
  {
    title: 'Software Development',
    description:
      'Software made for the way you work, from a counter in a bank branch to the control room of an airport.',
    icon: 'code',
    illustration: 'software',
    href: '/software-services',
  },
  {
    title: 'System Integration',
    description:
      'Servers, storage, networks and power, chosen to fit together and supported round the clock.',
    icon: 'integrate',
    illustration: 'integration',
    href: '/system-integration-services',
  },
  {
    title: 'Cloud Services',
    description:
      'Specialised migration: we move applications and databases to the cloud, one tested step at a time.',
    icon: 'cloud',
    illustration: 'cloud',
    href: '/cloud-services',
  },
];
