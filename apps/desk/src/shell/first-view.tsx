import { EmptyState } from '@example/ui/empty-state';
import { Navigate } from 'react-router-dom';
import { useSession } from '../session/session.ts';
import { words } from '../words/shell.ts';
import { viewsFor } from './navigation.ts';
import * as styles from './shell.css.ts';
import { useTitle } from './use-title.ts';

/** Redirects the desk's root to the first view that the member may open. */
export const FirstView = () => {
  const [first] = viewsFor(useSession().permissions);
  useTitle(words.desk);
  if (first) return <Navigate to={first.path} replace />;
  return (
    <div className={styles.message}>
      <EmptyState className={styles.empty} icon="info" heading={words.noViews.heading} level={1}>
        {words.noViews.text}
      </EmptyState>
    </div>
  );
};
