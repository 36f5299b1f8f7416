import { type AuditLogEntry, SEARCH_MAX_LENGTH } from '@example/api/desk';
import { TextField } from '@example/ui/text-field';
import { useClients } from '../clients/clients.ts';
import { column, quietColumn } from '../lists/columns.tsx';
import type { DeskColumn } from '../lists/desk-table.ts';
import { Choice } from '../lists/filter-bar.tsx';
import { optionsOf } from '../lists/options-of.ts';
import { defineList } from '../lists/define-list.ts';
import { aDay, anyText, oneOf } from '../lists/filters.ts';
import { ListView } from '../lists/list-view.tsx';
import type { FilterField } from '../lists/use-filters.ts';
import { useList } from '../lists/use-list.ts';
import { useTypedFilter } from '../lists/use-typed-filter.ts';
import { ProvenExports } from '../proof/proven-exports.tsx';
import { useSession } from '../session/session.ts';
import { DateField } from '../forms/date-field.tsx';
import { messages } from '../messages/audit.ts';
import { momentOf } from '../messages/dates.ts';
import { eventText } from '../messages/events.ts';
import * as styles from './audit-view.css.ts';
import { actorOf } from '../details/history.tsx';
import { subjectLink } from './subject-link.ts';

const texts = messages.filters;
const { columns: names } = messages;

const areas = Object.keys(texts.areas) as (keyof typeof texts.areas)[];

const audit = defineList({
  name: 'audit',
  filters: { q: anyText, actor: anyText, area: oneOf(areas), from: aDay, to: aDay },
  names: { q: 'subject', area: 'action' },
  orders: { newest: ['at', '-at'], oldest: ['at', 'at'] },
});

const columns: readonly DeskColumn<AuditLogEntry>[] = [
  quietColumn('at', names.at, ({ at }) => momentOf(at), 'desc'),
  column('actor', names.actor, (entry) => <span title={entry.actor}>{actorOf(entry)}</span>),
  column('action', names.action, ({ action, details }) => eventText(action, details)),
  column('subject', names.subject, ({ subject }) => subject),
];

const rowId = ({ id }: AuditLogEntry) => id;
const rowName = ({ subject }: AuditLogEntry) => subject;
const table = { columns, layout: styles.layout, linkColumn: 'subject', rowId, rowName };

const ActorField = ({ name, value, onChange }: FilterField) => {
  const { typed, setTyped } = useTypedFilter(value, onChange);
  return (
    <TextField
      name={name}
      label={texts.actor}
      hideLabel
      placeholder={texts.actorPlaceholder}
      autoComplete="off"
      maxLength={SEARCH_MAX_LENGTH}
      className={styles.code}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
};

const AuditView = () => {
  const { desk } = useClients();
  const { permissions } = useSession();
  const { shown, filter } = useList(audit, desk.audit);
  const { fieldOf, limitTo } = shown.state;
  return (
    <ListView
      {...shown}
      texts={messages}
      icon="clock"
      table={table}
      toRow={({ subject }) => subjectLink(subject, permissions)}
      actions={<ProvenExports files={desk.audit} filter={filter} title={messages.exportHint} />}
      filterFields={
        <>
          <Choice
            field={fieldOf('area')}
            texts={texts.area}
            options={optionsOf(areas, texts.areas)}
          />
          <ActorField {...fieldOf('actor')} onChange={(actor) => limitTo({ actor })} />
          {(['from', 'to'] as const).map((end) => (
            <DateField
              key={end}
              {...fieldOf(end)}
              {...(end === 'from'
                ? { max: fieldOf('to').value || undefined }
                : { min: fieldOf('from').value || undefined })}
              label={texts[end]}
              className={styles.labelled}
              onChange={({ target }) => limitTo({ [end]: target.value })}
              onBlur={({ target }) => {
                // A date that was begun limits nothing.
                if (target.validity.badInput) target.value = '';
              }}
            />
          ))}
        </>
      }
    />
  );
};

export { AuditView as Component };
