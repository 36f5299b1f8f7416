import { type Subscriber, subscriberStatuses, type SubscriberQuery } from '@example/api/desk';
import { Icon } from '@example/ui/icon';
import { useBackend } from '../backend/backend.ts';
import type { DeskColumn } from '../lists/data-table.tsx';
import { Choice } from '../lists/filter-bar.tsx';
import { anyText, defineFilters, type FiltersOf, oneOf, orderOf } from '../lists/filters.ts';
import { quiet } from '../lists/list-view.css.ts';
import { ExportLinks, ListView } from '../lists/list-view.tsx';
import { StatusMark } from '../lists/status-mark.tsx';
import { useFilters } from '../lists/use-filters.ts';
import { useList, useRefresh } from '../lists/use-list.ts';
import { dayOf } from '../messages/dates.ts';
import { messages } from '../messages/subscribers.ts';
import { layout } from './subscribers-view.css.ts';

const texts = messages.filters;
const { columns: names } = messages;

const known = defineFilters({
  q: anyText,
  status: oneOf(subscriberStatuses),
  order: orderOf(['newest', 'oldest', 'email', 'emailDown']),
});
type Filters = FiltersOf<typeof known>;

const sorts = {
  newest: '-created_at',
  oldest: 'created_at',
  email: 'email',
  emailDown: '-email',
} as const satisfies Record<Filters['order'], string>;

const toQuery = ({ q, status, order }: Filters): SubscriberQuery => ({
  ...(q !== '' && { q }),
  ...(status !== undefined && { status }),
  sort: sorts[order],
});

const LISTS = ['subscribers', 'list'];

const orders = {
  newest: { id: 'asked', desc: true },
  oldest: { id: 'asked', desc: false },
  email: { id: 'email', desc: false },
  emailDown: { id: 'email', desc: true },
} as const;

const columns: readonly DeskColumn<Subscriber>[] = [
  {
    id: 'email',
    header: names.email,
    accessorKey: 'email',
    cell: ({ row: { original } }) => (
      <>
        {original.suspicion !== null && (
          <>
            <Icon name="alert" label={messages.robot} />{' '}
          </>
        )}
        <span>{original.email}</span>
      </>
    ),
  },
  {
    id: 'status',
    header: names.status,
    enableSorting: false,
    cell: ({ row: { original } }) => (
      <StatusMark mark={original.status === 'confirmed' ? 'done' : 'plain'}>
        {messages.statuses[original.status]}
      </StatusMark>
    ),
  },
  {
    id: 'asked',
    header: names.asked,
    accessorKey: 'created_at',
    sortDescFirst: true,
    cell: ({ row }) => <span className={quiet}>{dayOf(row.original.created_at)}</span>,
  },
  {
    id: 'confirmed',
    header: names.confirmed,
    enableSorting: false,
    cell: ({ row: { original } }) =>
      original.confirmed_at !== null && (
        <span className={quiet}>{dayOf(original.confirmed_at)}</span>
      ),
  },
];

const statuses = subscriberStatuses.map((value) => ({ value, label: messages.statuses[value] }));
const rowId = ({ email }: Subscriber) => email;
const toNowhere = () => undefined;

export const SubscribersView = () => {
  const { desk } = useBackend();
  const state = useFilters(known);
  const { filters, limitTo } = state;
  const list = useList([...LISTS, filters], async (page, options) =>
    desk.subscribers.list({ ...toQuery(filters), ...page }, options),
  );
  return (
    <ListView
      path="/subscribers"
      texts={messages}
      icon="user"
      list={list}
      onRefresh={useRefresh(LISTS)}
      columns={columns}
      layout={layout}
      linkColumn="email"
      rowId={rowId}
      rowName={rowId}
      toRow={toNowhere}
      orders={orders}
      state={state}
      actions={
        <ExportLinks
          hrefOf={(format) => desk.subscribers.exportHref(toQuery(filters), format)}
          title={messages.exportHint}
        />
      }
      filterFields={
        <Choice
          name="status"
          label={texts.status}
          any={texts.anyStatus}
          options={statuses}
          value={filters.status}
          onChange={(status) => {
            limitTo({ status });
          }}
        />
      }
    />
  );
};
