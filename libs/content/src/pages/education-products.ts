import { company } from '../company.ts';
import { pageTitle } from '../meta.ts';
import type { Card, Link, Page } from '../types.ts';
import { brochures } from './brochures.ts';
import { contactBlock } from './contact-block.ts';
import { relatedProducts } from './related.ts';

/** The product's own website (spec §2, "link to an external product site"); a placeholder. */
export const educationSite: Link = {
  label: 'Visit the EDU-ERP website',
  href: 'https://www.example.com/',
};

/** The brochure of the product (spec §2, Education product page). */
export const educationBrochure = brochures.education;

/** Groups among the product's modules. */
export const educationFeatures: readonly Card[] = [
  {
    title: 'Admission and enrolment',
    description: 'Applications, selection lists, fees and documents before the first day.',
    icon: 'graduation',
  },
  {
    title: 'Teaching and attendance',
    description: 'Timetables, classes, attendance and course material for each semester or term.',
    icon: 'calendar',
  },
  {
    title: 'Examinations and results',
    description: 'Hall tickets, marks, moderation and certificates with a clear record.',
    icon: 'check',
  },
  {
    title: 'Fees and accounts',
    description: 'Fee plans, concessions, receipts and dues, with the books kept alongside.',
    icon: 'coins',
  },
  {
    title: 'Library, hostel and transport',
    description: 'Loans, rooms and routes, without a register for each.',
    icon: 'building',
  },
  {
    title: 'Staff and payroll',
    description: 'Service records, leave and pay of teaching and other staff.',
    icon: 'team',
  },
];

/** The education product page (spec §2; 25+ modules is spec §9). */
export const educationProducts: Page = {
  path: '/education-products',
  title: pageTitle('Education Products'),
  description: `EDU-ERP by ${company.name}: campus management with 25+ modules, from admission and timetable to examinations, fees and hostel.`,
  heading: 'Education (EDU-ERP)',
  intro: [
    'EDU-ERP is campus management for schools, colleges and universities. Its 25+ modules share one set of records, so that a student who is admitted in one office is known in all the others.',
    'Take the modules you need now, and add others when you are ready for them.',
  ],
  sections: [
    { id: 'features', kind: 'features', heading: '25+ modules', items: educationFeatures },
    {
      id: 'more',
      kind: 'related',
      heading: 'Read more about it',
      links: [educationBrochure.link, educationSite],
    },
    contactBlock({
      heading: 'Ask about EDU-ERP',
      text: 'Tell us about your campus, and we will show you the modules that fit it.',
    }),
    relatedProducts('/fintech-applications', '/aero-management', '/enterprise-resources'),
  ],
};
