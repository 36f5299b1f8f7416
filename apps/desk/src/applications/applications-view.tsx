import type { ApplicationRow } from '@example/api/desk';
import { useParams } from 'react-router-dom';
import { useBackend } from '../backend/backend.ts';
import { ExportLinks, ListView } from '../lists/list-view.tsx';
import { useFilters } from '../lists/use-filters.ts';
import { useList, useRefresh } from '../lists/use-list.ts';
import { useMay } from '../session/session.ts';
import { messages } from '../messages/applications.ts';
import { layout } from './applications-view.css.ts';
import { ApplicationPanel } from './application-panel.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { columns } from './columns.tsx';
import { ApplicationFilters } from './application-filters.tsx';
import { filters as known } from './filters.ts';
import { keys, toQuery } from './keys.ts';

const orders = {
  newest: { id: 'applied', desc: true },
  oldest: { id: 'applied', desc: false },
  name: { id: 'name', desc: false },
  nameDown: { id: 'name', desc: true },
} as const;

const rowId = ({ reference }: ApplicationRow) => reference;
const rowName = ({ name }: ApplicationRow) => name;

export const ApplicationsView = () => {
  const { desk } = useBackend();
  const { reference } = useParams();
  const state = useFilters(known);
  const { filters } = state;
  const list = useList(keys.list(filters), async (page, options) =>
    desk.applications.list({ ...toQuery(filters), ...page }, options),
  );
  const mayWrite = useMay('applications.write');
  const mayExport = useMay('applications.export');
  return (
    <ListView
      path="/applications"
      texts={messages}
      icon="document"
      list={list}
      onRefresh={useRefresh(keys.lists, keys.choices)}
      columns={columns}
      layout={layout}
      linkColumn="name"
      rowId={rowId}
      rowName={rowName}
      orders={orders}
      state={state}
      filterFields={<ApplicationFilters {...state} />}
      actions={
        mayExport && (
          <ExportLinks
            hrefOf={(format) => desk.applications.exportHref(toQuery(filters), format)}
            title={messages.exportHint}
          />
        )
      }
      selectionBar={
        mayWrite || mayExport ? (rows, clear) => <BulkBar rows={rows} onClear={clear} /> : undefined
      }
      openId={reference}
      details={(links) =>
        reference !== undefined && <ApplicationPanel reference={reference} {...links} />
      }
    />
  );
};
