import { ALSO_APPLIED_MAX, type AlsoApplied, type ApplicationRow } from '@example/api/desk';
import { Icon } from '@example/ui/icon';
import { Link, useSearchParams } from 'react-router-dom';
import * as panel from '../details/detail-panel.css.ts';
import * as fold from '../details/notes.css.ts';
import { DetailSection } from '../details/detail-panel.tsx';
import { messages } from '../messages/also-applied.ts';
import { shortName } from '../messages/short-name.ts';
import { dayOf } from '../messages/dates.ts';
import * as styles from './also-applied.css.ts';
import { StatusBadge } from './status-badge.tsx';
import { told } from '../style/told.css.ts';

/** Number of applications shown where there are many; the others are folded. */
const FEW = 3;

interface AlsoAppliedProps {
  /** Name of the applicant. Another name is shown where it differs. */
  readonly name: string;
  readonly others: readonly AlsoApplied[];
}

const Others = ({ name, others }: AlsoAppliedProps) => {
  const [params] = useSearchParams();
  const search = params.toString();
  return (
    <ul className={styles.list}>
      {others.map(({ reference, name: other, job_title, status, applied_at, same }) => (
        <li key={reference} className={styles.item}>
          <Link
            className={`${panel.link} ${styles.title}`}
            to={{ pathname: `/applications/${reference}`, search }}
          >
            {job_title}
          </Link>
          <StatusBadge status={status} />
          <span className={styles.about}>
            {other !== name && <span>{shortName(other)}</span>}
            <time dateTime={new Date(applied_at).toISOString()}>{dayOf(applied_at)}</time>
            <span>{messages.same(same)}</span>
            <span>{reference}</span>
          </span>
        </li>
      ))}
    </ul>
  );
};

/** Other applications with the same address or telephone number, the latest first. Nothing where there are none. */
export const AlsoAppliedSection = ({ name, others }: AlsoAppliedProps) => {
  if (others.length === 0) return null;
  // A fold of one would take as much room as the one.
  const shown = others.length > FEW + 1 ? FEW : others.length;
  return (
    <DetailSection heading={messages.heading}>
      <Others name={name} others={others.slice(0, shown)} />
      {shown < others.length && (
        <details>
          <summary className={fold.foldSummary}>
            {messages.further(others.length - shown)}{' '}
            <Icon name="chevron-right" className={fold.foldIcon} />
          </summary>
          <Others name={name} others={others.slice(shown)} />
        </details>
      )}
      {others.length >= ALSO_APPLIED_MAX && (
        <p className={panel.muted}>{messages.only(ALSO_APPLIED_MAX)}</p>
      )}
    </DetailSection>
  );
};

/** The vacancy of a row, with a hint when the applicant has applied more than once. */
export const JobCell = ({ job_title, also_applied }: ApplicationRow) => (
  <span className={styles.cell}>
    <span className={styles.job}>{job_title}</span>
    {also_applied > 0 && (
      <span className={styles.hint} title={messages.hint(also_applied)}>
        <span aria-hidden="true">{messages.short(also_applied)}</span>
        <span className={told}>{messages.hint(also_applied)}</span>
      </span>
    )}
  </span>
);
