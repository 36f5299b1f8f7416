import { Button } from '@example/ui/button';
import { EmptyState } from '@example/ui/empty-state';
import { words } from '../words/shell.ts';
import * as styles from './shell.css.ts';
import { useTitle } from './use-title.ts';

/** What is left where the desk itself failed. */
export const CrashedPage = () => {
  useTitle(words.crashed.heading);
  return (
    <main className={styles.message}>
      <EmptyState
        className={styles.empty}
        role="alert"
        tone="danger"
        heading={words.crashed.heading}
        level={1}
        action={
          <Button
            size="sm"
            onClick={() => {
              window.location.reload();
            }}
          >
            {words.crashed.reload}
          </Button>
        }
      >
        {words.crashed.text}
      </EmptyState>
    </main>
  );
};
