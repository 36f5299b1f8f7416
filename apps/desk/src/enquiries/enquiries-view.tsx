import { enquiryKinds, type EnquiryRow, enquiryStatuses } from '@example/api/desk';
import { useClients } from '../clients/clients.ts';
import { OwnerChoice } from '../details/owner-choice.tsx';
import { Choice } from '../lists/filter-bar.tsx';
import { optionsOf } from '../lists/options-of.ts';
import { ExportLinks } from '../lists/export-links.tsx';
import { ListView } from '../lists/list-view.tsx';
import { CountStrip } from '../lists/count-strip.tsx';
import { useWatchedList } from '../lists/use-watched-list.ts';
import { messages } from '../messages/enquiries.ts';
import { messages as aboutMails } from '../messages/mails.ts';
import { columns } from './columns.tsx';
import { layout } from './enquiries-view.css.ts';
import { EnquiryPanel } from './enquiry-panel.tsx';
import { enquiries } from './filters.ts';
import { StatusBadge } from './status-badge.tsx';

const texts = messages.filters;
const { filter: mails } = aboutMails;

const suspicions = optionsOf(['true', 'false'], texts.suspicions);

const rowId = ({ reference }: EnquiryRow) => reference;
const rowName = ({ name }: EnquiryRow) => name;
const table = { columns, layout, linkColumn: 'name', rowId, rowName };
const rowTime = ({ received_at }: EnquiryRow) => received_at;

const EnquiriesView = () => {
  const { desk } = useClients();
  const { shown, filter, counts } = useWatchedList(enquiries, desk.enquiries, {
    newestFirst: '-received_at',
    rowId,
    rowTime,
  });
  const { fieldOf } = shown.state;
  const filterFields = (
    <>
      <Choice
        field={fieldOf('kind')}
        texts={texts.kind}
        options={enquiryKinds.map((value) => {
          const count = counts?.kinds.find(({ kind }) => kind === value)?.count;
          const label = messages.kinds[value];
          return { value, label: count === undefined ? label : `${label} (${String(count)})` };
        })}
      />
      <OwnerChoice area="enquiries" field={fieldOf('owner')} />
      <Choice field={fieldOf('robots')} texts={texts.robots} options={suspicions} />
      <Choice
        field={fieldOf('mails')}
        texts={mails}
        options={[{ value: 'true', label: mails.unreached }]}
      />
    </>
  );
  return (
    <ListView
      {...shown}
      texts={messages}
      icon="consult"
      table={table}
      filterFields={filterFields}
      counts={
        <CountStrip
          field={fieldOf('status')}
          statuses={enquiryStatuses}
          counts={counts?.statuses}
          Badge={StatusBadge}
        />
      }
      actions={<ExportLinks files={desk.enquiries} filter={filter} title={messages.exportHint} />}
      details={(id, links) => <EnquiryPanel reference={id} {...links} />}
    />
  );
};

export { EnquiriesView as Component };
