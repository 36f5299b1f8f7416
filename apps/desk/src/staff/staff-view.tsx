import { type MemberRow, memberStates } from '@example/api/desk';
import { staffRoles } from '@example/api/staff';
import { useState } from 'react';
import { useClients } from '../clients/clients.ts';
import { column, quietColumn } from '../lists/columns.tsx';
import type { DeskColumn } from '../lists/desk-table.ts';
import { Choice } from '../lists/filter-bar.tsx';
import { optionsOf } from '../lists/options-of.ts';
import { ListView } from '../lists/list-view.tsx';
import { useList } from '../lists/use-list.ts';
import { momentOf } from '../messages/dates.ts';
import { messages as shell } from '../messages/shell.ts';
import { messages } from '../messages/staff.ts';
import { useMay } from '../session/session.ts';
import { SmallButton } from '../style/small-button.tsx';
import { AddDialog } from './add-dialog.tsx';
import { staff } from './filters.ts';
import { MemberPanel } from './member-panel.tsx';
import { layout } from './staff-view.css.ts';
import { StateMark } from './state-mark.tsx';

const texts = messages.filters;
const { columns: names } = messages;

const columns: readonly DeskColumn<MemberRow>[] = [
  column('name', names.name, ({ name }) => name, 'asc'),
  quietColumn('employee_code', names.employee_code, ({ employee_code }) => employee_code, 'asc'),
  quietColumn('role', names.role, ({ role }) => shell.roles[role]),
  column('state', names.state, ({ state }) => <StateMark status={state} />),
  quietColumn(
    'seen',
    names.seen,
    ({ seen_at }) => (seen_at === null ? messages.never : momentOf(seen_at)),
    'desc',
  ),
];

const roles = optionsOf(staffRoles, shell.roles);
const states = optionsOf(memberStates, messages.states);
const rowId = ({ employee_code }: MemberRow) => employee_code;
const rowName = ({ name }: MemberRow) => name;
const table = { columns, layout, linkColumn: 'name', rowId, rowName };

const AddButton = () => {
  const [adds, setAdds] = useState(false);
  return (
    <>
      <SmallButton variant="primary" onClick={() => setAdds(true)}>
        {messages.add.open}
      </SmallButton>
      {adds && <AddDialog onClose={() => setAdds(false)} />}
    </>
  );
};

const StaffView = () => {
  const { desk } = useClients();
  const mayWrite = useMay('staff.write');
  const { shown } = useList(staff, desk.staff);
  const { fieldOf } = shown.state;
  return (
    <ListView
      {...shown}
      texts={messages}
      icon="building"
      table={table}
      actions={mayWrite && <AddButton />}
      filterFields={
        <>
          <Choice field={fieldOf('role')} texts={texts.role} options={roles} />
          <Choice field={fieldOf('state')} texts={texts.state} options={states} />
        </>
      }
      details={(id, links) => <MemberPanel code={id} {...links} />}
    />
  );
};

export { StaffView as Component };
