import { byTime, plural } from './lists.ts';

export const messages = {
  title: 'Audit log',
  count: (total: number) => plural(total, 'entry', 'entries'),
  columns: { at: 'When', actor: 'Who', action: 'Did', subject: 'With' },
  loading: 'The log is loading',
  exportHint: 'All entries that match the filters',
  filters: {
    searchPlaceholder: 'Reference, vacancy or employee code',
    actor: 'Who',
    actorPlaceholder: 'Name or employee code',
    area: { label: 'Area', any: 'Everything' },
    areas: {
      application: 'Applications',
      applications: 'Lists of applications',
      vacancy: 'Vacancies',
      enquiry: 'Enquiries',
      enquiries: 'Lists of enquiries',
      subscribers: 'Lists of subscribers',
      mail: 'Mails',
      mails: 'Lists of mails',
      staff: 'Sign-ins and accounts',
      person: 'Personal data',
      view: 'Saved views',
      audit: 'This log',
    },
    from: 'From',
    to: 'To',
  },
  orders: byTime,
  none: {
    heading: 'Nothing was done yet',
    text: 'Whatever the staff do appears here.',
    matching: 'No entry matches',
  },
} as const;
