import { applicationStatuses } from '@example/api/accounts';
import type { ApplicationRow } from '@example/api/desk';
import { useClients } from '../clients/clients.ts';
import { ExportLinks } from '../lists/export-links.tsx';
import { ListView } from '../lists/list-view.tsx';
import { CountStrip } from '../lists/count-strip.tsx';
import { useWatchedList } from '../lists/use-watched-list.ts';
import { useMay } from '../session/session.ts';
import { messages } from '../messages/applications.ts';
import { layout } from './applications-view.css.ts';
import { ApplicationPanel } from './application-panel.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { columns } from './columns.tsx';
import { ApplicationFilters } from './application-filters.tsx';
import { applications, stillMatches } from './filters.ts';
import { StatusBadge } from './status-badge.tsx';
import { useDecisions } from './use-decisions.ts';

const rowId = ({ reference }: ApplicationRow) => reference;
const rowName = ({ name }: ApplicationRow) => name;
const table = { columns, layout, linkColumn: 'name', rowId, rowName };
const rowTime = ({ applied_at }: ApplicationRow) => applied_at;

const ApplicationsView = () => {
  const { desk } = useClients();
  const { shown, filter, counts } = useWatchedList(applications, desk.applications, {
    newestFirst: '-applied_at',
    rowId,
    rowTime,
  });
  const decisions = useDecisions();
  const mayWrite = useMay('applications.write');
  const mayExport = useMay('applications.export');
  return (
    <ListView
      {...shown}
      texts={messages}
      icon="document"
      table={table}
      matches={stillMatches(shown.state.filters)}
      filterFields={<ApplicationFilters fieldOf={shown.state.fieldOf} jobs={counts?.jobs} />}
      counts={
        <CountStrip
          field={shown.state.fieldOf('status')}
          statuses={applicationStatuses}
          counts={counts?.statuses}
          Badge={StatusBadge}
        />
      }
      actions={
        mayExport && (
          <ExportLinks files={desk.applications} filter={filter} title={messages.exportHint} />
        )
      }
      selectionBar={
        mayWrite || mayExport
          ? (rows, clear) => (
              <BulkBar
                rows={rows}
                all={rows.length === shown.list.rows.length ? shown.list.total : rows.length}
                onClear={clear}
              />
            )
          : undefined
      }
      rowAction={
        mayWrite
          ? { key: 'd', act: (rows, clear) => decisions.open(rows, 'rejected', clear) }
          : undefined
      }
      details={(id, links) => <ApplicationPanel reference={id} {...links} />}
    />
  );
};

export { ApplicationsView as Component };
