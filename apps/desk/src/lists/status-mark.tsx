import * as styles from './status-mark.css.ts';

/** Emphasis of a status, by shape and colour beside its word. */
type Mark = 'plain' | 'begun' | 'chosen' | 'done' | 'refused' | 'gone';

interface StatusMarkProps {
  readonly mark: Mark;
  readonly children: string;
}

/** A status as a word and a mark. The mark's colour adds emphasis only, no information. */
export const StatusMark = ({ mark, children }: StatusMarkProps) => (
  <span className={styles.status} data-mark={mark}>
    <span aria-hidden className={styles.dot} />
    {children}
  </span>
);

/** Returns the component that shows a status by its label and mark. */
export const statusBadge =
  <Status extends string>(
    labels: Readonly<Record<Status, string>>,
    marks: Readonly<Record<Status, Mark>>,
  ) =>
  ({ status }: { readonly status: Status }) => (
    <StatusMark mark={marks[status]}>{labels[status]}</StatusMark>
  );
