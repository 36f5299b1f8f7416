import { EmptyState, type EmptyStateProps } from '@example/ui/empty-state';
import { useKeptFocus } from './use-kept-focus.ts';
import * as styles from './view.css.ts';

/** A message that stands in place of a view's content. */
export const ViewMessage = (props: EmptyStateProps) => (
  <div ref={useKeptFocus<HTMLDivElement>()} className={styles.message}>
    <EmptyState {...props} className={styles.empty} />
  </div>
);
