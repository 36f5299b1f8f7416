import type { EnquiryStatus } from '@example/api/desk';
import { statusBadge } from '../lists/status-mark.tsx';
import { messages } from '../messages/enquiries.ts';

export const StatusBadge = statusBadge<EnquiryStatus>(messages.statuses, {
  new: 'chosen',
  open: 'begun',
  answered: 'done',
  closed: 'gone',
});
