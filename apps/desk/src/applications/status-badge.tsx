import type { ApplicationStatus } from '@example/api/accounts';
import { statusBadge } from '../lists/status-mark.tsx';
import { messages } from '../messages/applications.ts';

export const StatusBadge = statusBadge<ApplicationStatus>(messages.statuses, {
  received: 'plain',
  'in review': 'begun',
  shortlisted: 'chosen',
  rejected: 'refused',
  hired: 'done',
  withdrawn: 'gone',
});
