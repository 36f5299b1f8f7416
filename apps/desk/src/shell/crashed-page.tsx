import { Button } from '@example/ui/button';
import { EmptyState } from '@example/ui/empty-state';
import { useLastChange } from './use-last-change.ts';
import { messages } from '../messages/shell.ts';
import * as styles from '../parts/view.css.ts';
import { useTitle } from '../parts/use-title.ts';

/** A message that the desk itself failed, with a button that reloads it. */
export const Crash = () => {
  useTitle(messages.crashed.heading);
  const lastChange = useLastChange();
  return (
    <EmptyState
      className={styles.empty}
      role="alert"
      tone="danger"
      heading={messages.crashed.heading}
      level={1}
      action={
        <Button size="sm" onClick={() => window.location.reload()}>
          {messages.crashed.reload}
        </Button>
      }
    >
      {lastChange === undefined
        ? messages.crashed.text
        : `${messages.crashed.lastChange[lastChange]} ${messages.crashed.text}`}
    </EmptyState>
  );
};

/** Replaces the whole desk when the shell failed. */
export const CrashedPage = () => (
  <main className={styles.message}>
    <Crash />
  </main>
);
