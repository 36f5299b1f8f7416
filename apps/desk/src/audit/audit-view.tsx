import type { AuditLogEntry, AuditQuery } from '@example/api/desk';
import { TextField } from '@example/ui/text-field';
import { useBackend } from '../backend/backend.ts';
import type { DeskColumn } from '../lists/data-table.tsx';
import { Choice } from '../lists/filter-bar.tsx';
import { aDay, anyText, defineFilters, type FiltersOf, oneOf, orderOf } from '../lists/filters.ts';
import { quiet } from '../lists/list-view.css.ts';
import { ListView } from '../lists/list-view.tsx';
import { useFilters } from '../lists/use-filters.ts';
import { useList, useRefresh } from '../lists/use-list.ts';
import { useSession } from '../session/session.ts';
import { messages } from '../messages/audit.ts';
import { momentOf } from '../messages/dates.ts';
import { eventText } from '../messages/events.ts';
import * as styles from './audit-view.css.ts';
import { subjectLink } from './subject-link.ts';

const texts = messages.filters;
const { columns: names } = messages;

const areas = Object.keys(texts.areas) as (keyof typeof texts.areas)[];

const known = defineFilters({
  q: anyText,
  actor: anyText,
  area: oneOf(areas),
  from: aDay,
  to: aDay,
  order: orderOf(['newest', 'oldest']),
});
type Filters = FiltersOf<typeof known>;

const toQuery = ({ q, actor, area, from, to, order }: Filters): AuditQuery => ({
  ...(q !== '' && { subject: q }),
  ...(actor !== '' && { actor }),
  ...(area !== undefined && { action: area }),
  ...(from !== '' && { from }),
  ...(to !== '' && { to }),
  sort: order === 'newest' ? '-at' : 'at',
});

const LISTS = ['audit', 'list'];

const orders = { newest: { id: 'at', desc: true }, oldest: { id: 'at', desc: false } } as const;

const columns: readonly DeskColumn<AuditLogEntry>[] = [
  {
    id: 'at',
    header: names.at,
    accessorKey: 'at',
    sortDescFirst: true,
    cell: ({ row }) => <span className={quiet}>{momentOf(row.original.at)}</span>,
  },
  {
    id: 'actor',
    header: names.actor,
    enableSorting: false,
    cell: ({ row: { original } }) =>
      original.actor === 'operator' ? messages.operator : original.actor,
  },
  {
    id: 'action',
    header: names.action,
    enableSorting: false,
    cell: ({ row: { original } }) => eventText(original.action, original.details),
  },
  {
    id: 'subject',
    header: names.subject,
    enableSorting: false,
    cell: ({ row }) => row.original.subject,
  },
];

const rowId = ({ id }: AuditLogEntry) => id;
const rowName = ({ subject }: AuditLogEntry) => subject;

export const AuditView = () => {
  const { desk } = useBackend();
  const { permissions } = useSession();
  const state = useFilters(known);
  const { filters, limitTo } = state;
  const list = useList([...LISTS, filters], async (page, options) =>
    desk.audit.list({ ...toQuery(filters), ...page }, options),
  );
  return (
    <ListView
      path="/audit"
      texts={messages}
      icon="clock"
      list={list}
      onRefresh={useRefresh(LISTS)}
      columns={columns}
      layout={styles.layout}
      linkColumn="subject"
      rowId={rowId}
      rowName={rowName}
      toRow={({ subject }) => subjectLink(subject, permissions)}
      orders={orders}
      state={state}
      filterFields={
        <>
          <Choice
            name="area"
            label={texts.area}
            any={texts.anyArea}
            options={areas.map((value) => ({ value, label: texts.areas[value] }))}
            value={filters.area}
            onChange={(area) => {
              limitTo({ area });
            }}
          />
          <TextField
            name="actor"
            label={texts.actor}
            hideLabel
            placeholder={texts.actorPlaceholder}
            autoComplete="off"
            maxLength={20}
            className={styles.code}
            value={filters.actor}
            onChange={({ target }) => {
              limitTo({ actor: target.value.toUpperCase() });
            }}
          />
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              type="date"
              name={end}
              label={texts[end]}
              className={styles.labelled}
              value={filters[end]}
              onChange={({ target }) => {
                limitTo({ [end]: target.value });
              }}
            />
          ))}
        </>
      }
    />
  );
};
