import type { VacancyStatus } from '@example/api/desk';
import { type Mark, StatusMark } from '../lists/status-mark.tsx';
import { messages } from '../messages/vacancies.ts';

const marks: Readonly<Record<VacancyStatus, Mark>> = {
  draft: 'gone',
  scheduled: 'begun',
  open: 'done',
  closed: 'plain',
};

export const StatusBadge = ({ status }: { readonly status: VacancyStatus }) => (
  <StatusMark mark={marks[status]}>{messages.statuses[status]}</StatusMark>
);
