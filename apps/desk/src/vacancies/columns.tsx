import type { VacancyRow } from '@example/api/desk';
import type { DeskColumn } from '../lists/desk-table.ts';
import { quiet } from '../lists/list-view.css.ts';
import { dayText } from '../messages/dates.ts';
import { messages } from '../messages/vacancies.ts';
import { StatusBadge } from './status-badge.tsx';

const { columns: names } = messages;

export const columns: readonly DeskColumn<VacancyRow>[] = [
  {
    id: 'number',
    header: names.number,
    accessorKey: 'job_id',
    sortDescFirst: true,
    cell: ({ row }) => <span className={quiet}>{row.original.job_id}</span>,
  },
  {
    id: 'title',
    header: names.title,
    accessorKey: 'job_title',
  },
  {
    id: 'category',
    header: names.category,
    cell: ({ row }) => <span className={quiet}>{row.original.vch_job_category}</span>,
  },
  {
    id: 'place',
    header: names.place,
    cell: ({ row }) => <span className={quiet}>{row.original.district_name}</span>,
  },
  {
    id: 'status',
    header: names.status,
    cell: ({ row }) => <StatusBadge status={row.original.status} />,
  },
  {
    id: 'applications',
    header: names.applications,
    cell: ({ row: { original } }) =>
      original.applications > 0 && <span className={quiet}>{original.applications}</span>,
  },
  {
    id: 'lastDate',
    header: names.lastDate,
    accessorKey: 'last_date',
    cell: ({ row }) => <span className={quiet}>{dayText(row.original.last_date)}</span>,
  },
];
