import { Button } from '@example/ui/button';
import { EmptyState } from '@example/ui/empty-state';
import { useLastChange } from './use-last-change.ts';
import { words } from '../words/shell.ts';
import * as styles from './shell.css.ts';
import { useTitle } from './use-title.ts';

/** Says that the desk itself failed, and how to go on. */
export const Crash = () => {
  useTitle(words.crashed.heading);
  const lastChange = useLastChange();
  return (
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
      {lastChange === undefined
        ? words.crashed.text
        : `${words.crashed.lastChange[lastChange]} ${words.crashed.text}`}
    </EmptyState>
  );
};

/** What is left where the whole desk failed. */
export const CrashedPage = () => (
  <main className={styles.message}>
    <Crash />
  </main>
);
