import { type Subscriber, subscriberStatuses } from '@example/api/desk';
import { Icon } from '@example/ui/icon';
import { useClients } from '../clients/clients.ts';
import { column, quietColumn } from '../lists/columns.tsx';
import type { DeskColumn } from '../lists/desk-table.ts';
import { CountStrip } from '../lists/count-strip.tsx';
import { defineList } from '../lists/define-list.ts';
import { anyText, oneOf } from '../lists/filters.ts';
import { besideName, quiet } from '../lists/list-view.css.ts';
import { ExportLinks } from '../lists/export-links.tsx';
import { ListView } from '../lists/list-view.tsx';
import { StatusMark } from '../lists/status-mark.tsx';
import { useWatchedList } from '../lists/use-watched-list.ts';
import { dayOf } from '../messages/dates.ts';
import { messages } from '../messages/subscribers.ts';
import { layout } from './subscribers-view.css.ts';

const { columns: names } = messages;

const subscribers = defineList({
  name: 'subscribers',
  filters: { q: anyText, status: oneOf(subscriberStatuses) },
  orders: {
    newest: ['asked', '-created_at'],
    oldest: ['asked', 'created_at'],
    email: ['email', 'email'],
    emailDown: ['email', '-email'],
  },
});

const Status = ({ status }: Pick<Subscriber, 'status'>) => (
  <StatusMark mark={status === 'confirmed' ? 'done' : 'plain'}>
    {messages.statuses[status]}
  </StatusMark>
);

const columns: readonly DeskColumn<Subscriber>[] = [
  column(
    'email',
    names.email,
    ({ suspicion, email }) => (
      <>
        {suspicion !== null && (
          <span className={besideName} title={messages.robot}>
            <Icon name="alert" label={messages.robot} />
          </span>
        )}
        <span>{email}</span>
      </>
    ),
    'asc',
  ),
  column('status', names.status, ({ status }) => <Status status={status} />),
  quietColumn('asked', names.asked, ({ created_at }) => dayOf(created_at), 'desc'),
  column(
    'confirmed',
    names.confirmed,
    ({ confirmed_at }) =>
      confirmed_at !== null && <span className={quiet}>{dayOf(confirmed_at)}</span>,
  ),
];

const rowId = ({ email }: Subscriber) => email;
const table = { columns, layout, linkColumn: 'email', rowId, rowName: rowId };
const rowTime = ({ created_at }: Subscriber) => created_at;
const toNowhere = () => undefined;

const SubscribersView = () => {
  const { desk } = useClients();
  const { shown, filter, counts } = useWatchedList(subscribers, desk.subscribers, {
    newestFirst: '-created_at',
    rowId,
    rowTime,
  });
  const { fieldOf } = shown.state;
  return (
    <ListView
      {...shown}
      texts={messages}
      icon="user"
      table={table}
      toRow={toNowhere}
      actions={<ExportLinks files={desk.subscribers} filter={filter} title={messages.exportHint} />}
      counts={
        <CountStrip
          field={fieldOf('status')}
          statuses={subscriberStatuses}
          counts={counts?.statuses}
          Badge={Status}
        />
      }
    />
  );
};

export { SubscribersView as Component };
