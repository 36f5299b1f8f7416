import type { EnquiryRow } from '@example/api/desk';
import { Icon } from '@example/ui/icon';
import { UnreachedMark } from '../details/unreached-mark.tsx';
import { column, quietColumn } from '../lists/columns.tsx';
import { besideName } from '../lists/list-view.css.ts';
import type { DeskColumn } from '../lists/desk-table.ts';
import { dayOf } from '../messages/dates.ts';
import { messages } from '../messages/enquiries.ts';
import { StatusBadge } from './status-badge.tsx';

const { columns: names } = messages;

export const columns: readonly DeskColumn<EnquiryRow>[] = [
  column(
    'name',
    names.name,
    ({ suspicion, name, unreached }) => (
      <>
        <UnreachedMark shown={unreached} />
        {suspicion !== null && (
          <span className={besideName} title={messages.suspicion.heading}>
            <Icon name="alert" label={messages.suspicion.heading} />
          </span>
        )}
        <span>{name}</span>
      </>
    ),
    'asc',
  ),
  quietColumn('about', names.about, ({ about }) => about),
  quietColumn('kind', names.kind, ({ kind }) => messages.kinds[kind]),
  column('status', names.status, ({ status }) => <StatusBadge status={status} />),
  quietColumn('owner', names.owner, ({ owner_name }) => owner_name),
  quietColumn('received', names.received, ({ received_at }) => dayOf(received_at), 'desc'),
];
