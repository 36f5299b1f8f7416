import type { VacancyStatus } from '@example/api/desk';
import { statusBadge } from '../lists/status-mark.tsx';
import { messages } from '../messages/vacancies.ts';

export const StatusBadge = statusBadge<VacancyStatus>(messages.statuses, {
  draft: 'gone',
  scheduled: 'begun',
  open: 'done',
  closed: 'plain',
});
