import type { ApplicationStatus } from '@example/api/accounts';
import { type Mark, StatusMark } from '../lists/status-mark.tsx';
import { messages } from '../messages/applications.ts';

const marks: Readonly<Record<ApplicationStatus, Mark>> = {
  received: 'plain',
  'in review': 'begun',
  shortlisted: 'chosen',
  rejected: 'refused',
  hired: 'done',
  withdrawn: 'gone',
};

export const StatusBadge = ({ status }: { readonly status: ApplicationStatus }) => (
  <StatusMark mark={marks[status]}>{messages.statuses[status]}</StatusMark>
);
