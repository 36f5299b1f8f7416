import { enquiryKinds, type EnquiryRow, enquiryStatuses, NO_OWNER } from '@example/api/desk';
import { useParams } from 'react-router-dom';
import { useBackend } from '../backend/backend.ts';
import { Choice } from '../lists/filter-bar.tsx';
import { ExportLinks, ListView } from '../lists/list-view.tsx';
import { useFilters } from '../lists/use-filters.ts';
import { useList, useRefresh } from '../lists/use-list.ts';
import { messages } from '../messages/enquiries.ts';
import { columns } from './columns.tsx';
import { layout } from './enquiries-view.css.ts';
import { EnquiryPanel } from './enquiry-panel.tsx';
import { filters as known } from './filters.ts';
import { keys, toQuery } from './keys.ts';
import { useColleagues } from './use-enquiry.ts';

const texts = messages.filters;

const orders = {
  newest: { id: 'received', desc: true },
  oldest: { id: 'received', desc: false },
  name: { id: 'name', desc: false },
  nameDown: { id: 'name', desc: true },
} as const;

const kinds = enquiryKinds.map((value) => ({ value, label: messages.kinds[value] }));
const statuses = enquiryStatuses.map((value) => ({ value, label: messages.statuses[value] }));
const suspicions = (['true', 'false'] as const).map((value) => ({
  value,
  label: texts.suspicions[value],
}));

const rowId = ({ reference }: EnquiryRow) => reference;
const rowName = ({ name }: EnquiryRow) => name;

export const EnquiriesView = () => {
  const { desk } = useBackend();
  const { reference } = useParams();
  const { data: colleagues } = useColleagues();
  const state = useFilters(known);
  const { filters, limitTo } = state;
  const list = useList(keys.list(filters), async (page, options) =>
    desk.enquiries.list({ ...toQuery(filters), ...page }, options),
  );
  const filterFields = (
    <>
      <Choice
        name="kind"
        label={texts.kind}
        any={texts.anyKind}
        options={kinds}
        value={filters.kind}
        onChange={(kind) => {
          limitTo({ kind });
        }}
      />
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
      <Choice
        name="owner"
        label={texts.owner}
        any={texts.anyOwner}
        options={[
          { value: NO_OWNER, label: texts.noOwner },
          ...(colleagues ?? []).map(({ employee_code, name }) => ({
            value: employee_code,
            label: name,
          })),
        ]}
        value={filters.owner}
        onChange={(owner = '') => {
          limitTo({ owner });
        }}
      />
      <Choice
        name="robots"
        label={texts.suspected}
        any={texts.anySuspicion}
        options={suspicions}
        value={filters.robots}
        onChange={(robots) => {
          limitTo({ robots });
        }}
      />
    </>
  );
  return (
    <ListView
      path="/enquiries"
      texts={messages}
      icon="consult"
      list={list}
      onRefresh={useRefresh(keys.lists, keys.colleagues)}
      columns={columns}
      layout={layout}
      linkColumn="name"
      rowId={rowId}
      rowName={rowName}
      orders={orders}
      state={state}
      filterFields={filterFields}
      actions={
        <ExportLinks
          hrefOf={(format) => desk.enquiries.exportHref(toQuery(filters), format)}
          title={messages.exportHint}
        />
      }
      openId={reference}
      details={(links) =>
        reference !== undefined && <EnquiryPanel reference={reference} {...links} />
      }
    />
  );
};
