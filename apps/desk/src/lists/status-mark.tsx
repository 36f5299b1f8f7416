import * as styles from './status-mark.css.ts';

/** Emphasis of a status, by shape and colour beside its word. */
export type Mark = 'plain' | 'begun' | 'chosen' | 'done' | 'refused' | 'gone';

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
