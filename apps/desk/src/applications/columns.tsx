import type { ApplicationRow } from '@example/api/desk';
import { UnreachedMark } from '../details/unreached-mark.tsx';
import { column, quietColumn } from '../lists/columns.tsx';
import type { DeskColumn } from '../lists/desk-table.ts';
import { messages } from '../messages/applications.ts';
import { dayOf } from '../messages/dates.ts';
import { messages as found } from '../messages/found.ts';
import * as styles from './applications-view.css.ts';
import { JobCell } from './also-applied.tsx';
import { FoundLine } from './found-line.tsx';
import { StatusBadge } from './status-badge.tsx';
import { TagChip } from './tag-chip.tsx';

const { columns: names } = messages;

export const columns: readonly DeskColumn<ApplicationRow>[] = [
  column(
    'name',
    names.name,
    ({ name, unreached }) => (
      <>
        <UnreachedMark shown={unreached} />
        <span>{name}</span>
      </>
    ),
    'asc',
  ),
  column('job', names.job, (row) => <JobCell {...row} />),
  column('status', names.status, ({ status }) => <StatusBadge status={status} />),
  column('tags', names.tags, ({ tags }) => (
    <span className={styles.tags}>
      {tags.map((tag) => (
        <TagChip key={tag} tag={tag} />
      ))}
    </span>
  )),
  column(
    'notes',
    names.notes,
    ({ notes }) => notes > 0 && <span className={styles.number}>{notes}</span>,
  ),
  quietColumn('owner', names.owner, ({ owner_name }) => owner_name),
  quietColumn('source', names.source, ({ source }) => source),
  quietColumn('applied', names.applied, ({ applied_at }) => dayOf(applied_at), 'desc'),
  column(
    'found',
    found.column,
    ({ found: passages }) => passages && <FoundLine found={passages} />,
  ),
];
