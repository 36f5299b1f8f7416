import * as styles from './status-mark.css.ts';

/** How a status is stressed: by form and colour, beside its word. */
export type Mark = 'plain' | 'begun' | 'chosen' | 'done' | 'refused' | 'gone';

interface StatusMarkProps {
  readonly mark: Mark;
  readonly children: string;
}

/** A status: its word, and a mark whose colour adds nothing but stress. */
export const StatusMark = ({ mark, children }: StatusMarkProps) => (
  <span className={styles.status} data-mark={mark}>
    <span aria-hidden className={styles.dot} />
    {children}
  </span>
);
