import type { VacancyRow } from '@example/api/desk';
import { column, quietColumn } from '../lists/columns.tsx';
import type { DeskColumn } from '../lists/desk-table.ts';
import { quiet } from '../lists/list-view.css.ts';
import { dayText } from '../messages/dates.ts';
import { messages } from '../messages/vacancies.ts';
import { StatusBadge } from './status-badge.tsx';

const { columns: names } = messages;

export const columns: readonly DeskColumn<VacancyRow>[] = [
  quietColumn('number', names.number, ({ job_id }) => job_id, 'desc'),
  column('title', names.title, ({ job_title }) => job_title, 'asc'),
  quietColumn('category', names.category, ({ vch_job_category }) => vch_job_category),
  quietColumn('place', names.place, ({ district_name }) => district_name),
  column('status', names.status, ({ status }) => <StatusBadge status={status} />),
  column(
    'applications',
    names.applications,
    ({ applications }) => applications > 0 && <span className={quiet}>{applications}</span>,
  ),
  quietColumn('owner', names.owner, ({ owner_name }) => owner_name),
  quietColumn('lastDate', names.lastDate, ({ last_date }) => dayText(last_date), 'asc'),
];
