import { type MailRow, mailStates } from '@example/api/desk';
import { useClients } from '../clients/clients.ts';
import { MailStateMark } from '../details/mail-state.tsx';
import { column, quietColumn } from '../lists/columns.tsx';
import type { DeskColumn } from '../lists/desk-table.ts';
import { Choice } from '../lists/filter-bar.tsx';
import { optionsOf } from '../lists/options-of.ts';
import { ListView } from '../lists/list-view.tsx';
import { useList } from '../lists/use-list.ts';
import { momentOf } from '../messages/dates.ts';
import { messages } from '../messages/outbox.ts';
import { outbox } from './filters.ts';
import { MailPanel } from './mail-panel.tsx';
import { layout } from './outbox-view.css.ts';

const texts = messages.filters;
const { columns: names } = messages;

const columns: readonly DeskColumn<MailRow>[] = [
  column('subject', names.subject, ({ subject }) => subject),
  quietColumn('to', names.to, ({ to }) => to),
  column('state', names.state, ({ state }) => <MailStateMark status={state} />),
  quietColumn('attempts', names.attempts, ({ attempts }) => attempts),
  quietColumn('created', names.created, ({ created_at }) => momentOf(created_at), 'desc'),
];

const states = optionsOf(mailStates, messages.states);
const rowId = ({ id }: MailRow) => id;
const rowName = ({ subject }: MailRow) => subject;
const table = { columns, layout, linkColumn: 'subject', rowId, rowName };

const OutboxView = () => {
  const { desk } = useClients();
  const { shown } = useList(outbox, desk.outbox);
  const { fieldOf } = shown.state;
  return (
    <ListView
      {...shown}
      texts={messages}
      icon="mail"
      table={table}
      filterFields={<Choice field={fieldOf('state')} texts={texts.state} options={states} />}
      details={(id, links) => <MailPanel id={id} {...links} />}
    />
  );
};

export { OutboxView as Component };
