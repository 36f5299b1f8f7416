import type { DeskColumn } from '../lists/desk-table.ts';
import { messages } from '../messages/applications.ts';
import { dayOf } from '../messages/dates.ts';
import { quiet } from '../lists/list-view.css.ts';
import * as styles from './applications-view.css.ts';
import { StatusBadge } from './status-badge.tsx';
import { TagChip } from './tag-chip.tsx';
import type { ApplicationRow } from '@example/api/desk';

const { columns: names } = messages;

export const columns: readonly DeskColumn<ApplicationRow>[] = [
  { id: 'name', header: names.name, accessorKey: 'name', cell: ({ row }) => row.original.name },
  {
    id: 'job',
    header: names.job,
    cell: ({ row }) => <span className={quiet}>{row.original.job_title}</span>,
  },
  {
    id: 'status',
    header: names.status,
    cell: ({ row }) => <StatusBadge status={row.original.status} />,
  },
  {
    id: 'tags',
    header: names.tags,
    cell: ({ row }) => (
      <span className={styles.tags}>
        {row.original.tags.map((tag) => (
          <TagChip key={tag} tag={tag} />
        ))}
      </span>
    ),
  },
  {
    id: 'notes',
    header: names.notes,
    cell: ({ row }) =>
      row.original.notes > 0 && <span className={styles.number}>{row.original.notes}</span>,
  },
  {
    id: 'applied',
    header: names.applied,
    accessorKey: 'applied_at',
    sortDescFirst: true,
    cell: ({ row }) => <span className={quiet}>{dayOf(row.original.applied_at)}</span>,
  },
];
