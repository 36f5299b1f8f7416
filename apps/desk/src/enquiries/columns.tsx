import type { EnquiryRow } from '@example/api/desk';
import { Icon } from '@example/ui/icon';
import type { DeskColumn } from '../lists/desk-table.ts';
import { quiet } from '../lists/list-view.css.ts';
import { dayOf } from '../messages/dates.ts';
import { messages } from '../messages/enquiries.ts';
import { StatusBadge } from './status-badge.tsx';

const { columns: names } = messages;

export const columns: readonly DeskColumn<EnquiryRow>[] = [
  {
    id: 'name',
    header: names.name,
    accessorKey: 'name',
    cell: ({ row: { original } }) => (
      <>
        {original.suspicion !== null && (
          <>
            <Icon name="alert" label={messages.suspicion.heading} />{' '}
          </>
        )}
        <span>{original.name}</span>
      </>
    ),
  },
  {
    id: 'about',
    header: names.about,
    cell: ({ row }) => <span className={quiet}>{row.original.about}</span>,
  },
  {
    id: 'kind',
    header: names.kind,
    cell: ({ row }) => <span className={quiet}>{messages.kinds[row.original.kind]}</span>,
  },
  {
    id: 'status',
    header: names.status,
    cell: ({ row }) => <StatusBadge status={row.original.status} />,
  },
  {
    id: 'owner',
    header: names.owner,
    cell: ({ row }) => <span className={quiet}>{row.original.owner}</span>,
  },
  {
    id: 'received',
    header: names.received,
    accessorKey: 'received_at',
    sortDescFirst: true,
    cell: ({ row }) => <span className={quiet}>{dayOf(row.original.received_at)}</span>,
  },
];
