import type { ReactNode } from 'react';
import * as styles from './view.css.ts';

interface ViewBarProps {
  readonly title: string;
  /** Follows the heading. */
  readonly children?: ReactNode;
}

/** Bar of a view with its heading, which takes the focus when the view opens. */
export const ViewBar = ({ title, children }: ViewBarProps) => (
  <div className={styles.bar}>
    <h1 tabIndex={-1} className={styles.heading}>
      {title}
    </h1>
    {children}
  </div>
);
