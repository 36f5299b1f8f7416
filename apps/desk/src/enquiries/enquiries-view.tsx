import { enquiryKinds, type EnquiryRow, enquiryStatuses } from '@example/api/desk';
import { useParams } from 'react-router-dom';
import { useBackend } from '../backend/backend.ts';
import { colleaguesKey } from '../details/owners.ts';
import { OwnerChoice } from '../details/owner-choice.tsx';
import { Choice } from '../lists/filter-bar.tsx';
import { ExportLinks } from '../lists/export-links.tsx';
import { ListView } from '../lists/list-view.tsx';
import { useList, useRefresh } from '../lists/use-list.ts';
import { messages } from '../messages/enquiries.ts';
import { messages as aboutMails } from '../messages/mails.ts';
import { columns } from './columns.tsx';
import { layout } from './enquiries-view.css.ts';
import { EnquiryPanel } from './enquiry-panel.tsx';
import { enquiries, keys } from './filters.ts';

const texts = messages.filters;
const { filter: mails } = aboutMails;

const kinds = enquiryKinds.map((value) => ({ value, label: messages.kinds[value] }));
const statuses = enquiryStatuses.map((value) => ({ value, label: messages.statuses[value] }));
const suspicions = (['true', 'false'] as const).map((value) => ({
  value,
  label: texts.suspicions[value],
}));

const rowId = ({ reference }: EnquiryRow) => reference;
const rowName = ({ name }: EnquiryRow) => name;

const EnquiriesView = () => {
  const { desk } = useBackend();
  const { reference } = useParams();
  const { list, state, filter } = useList(enquiries, async (query, options) =>
    desk.enquiries.list(query, options),
  );
  const { fieldOf } = state;
  const filterFields = (
    <>
      <Choice field={fieldOf('kind')} label={texts.kind} any={texts.anyKind} options={kinds} />
      <Choice
        field={fieldOf('status')}
        label={texts.status}
        any={texts.anyStatus}
        options={statuses}
      />
      <OwnerChoice area="enquiries" field={fieldOf('owner')} />
      <Choice
        field={fieldOf('robots')}
        label={texts.suspected}
        any={texts.anySuspicion}
        options={suspicions}
      />
      <Choice
        field={fieldOf('mails')}
        label={mails.label}
        any={mails.any}
        options={[{ value: 'true', label: mails.unreached }]}
      />
    </>
  );
  return (
    <ListView
      known={enquiries}
      texts={messages}
      icon="consult"
      list={list}
      onRefresh={useRefresh(keys.lists, colleaguesKey('enquiries'))}
      columns={columns}
      layout={layout}
      linkColumn="name"
      rowId={rowId}
      rowName={rowName}
      state={state}
      filterFields={filterFields}
      actions={
        <ExportLinks
          hrefOf={(format) => desk.enquiries[format].href(filter)}
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

/** The view, as its route loads it. */
export { EnquiriesView as Component };
