import type { ApplicationStatus } from '@example/api/accounts';
import { words } from '../words/applications.ts';
import * as styles from './status-badge.css.ts';

/** A status: its word, and a mark whose colour adds nothing but stress. */
export const StatusBadge = ({ status }: { readonly status: ApplicationStatus }) => (
  <span className={styles.status} data-status={status}>
    <span aria-hidden className={styles.dot} />
    {words.statuses[status]}
  </span>
);
