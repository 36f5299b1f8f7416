import type { EnquiryStatus } from '@example/api/desk';
import { type Mark, StatusMark } from '../lists/status-mark.tsx';
import { messages } from '../messages/enquiries.ts';

const marks: Readonly<Record<EnquiryStatus, Mark>> = {
  new: 'chosen',
  open: 'begun',
  answered: 'done',
  closed: 'gone',
};

export const StatusBadge = ({ status }: { readonly status: EnquiryStatus }) => (
  <StatusMark mark={marks[status]}>{messages.statuses[status]}</StatusMark>
);
