import { enquiryKinds, enquiryStatuses } from '@example/api/desk';
import { defineList } from '../lists/define-list.ts';
import { anyText, oneOf } from '../lists/filters.ts';

export const enquiries = defineList({
  name: 'enquiries',
  filters: {
    q: anyText,
    kind: oneOf(enquiryKinds),
    status: oneOf(enquiryStatuses),
    owner: anyText,
    robots: oneOf(['true', 'false']),
    mails: oneOf(['true']),
  },
  names: { robots: 'quarantined', mails: 'unreached' },
  orders: {
    newest: ['received', '-received_at'],
    oldest: ['received', 'received_at'],
    name: ['name', 'name'],
    nameDown: ['name', '-name'],
  },
});

export const { keys } = enquiries;
