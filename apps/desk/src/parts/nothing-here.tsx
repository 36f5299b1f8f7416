import { Button } from '@example/ui/button';
import { EmptyState } from '@example/ui/empty-state';
import { useHref } from 'react-router-dom';
import { messages } from '../messages/shell.ts';
import * as styles from './view.css.ts';
import { useTitle } from './use-title.ts';

/** Shown at an address without a view, or with one that the member's role may not open. */
export const NothingHere = () => {
  useTitle(messages.nothing.heading);
  const home = useHref('/');
  return (
    <div className={styles.message}>
      <EmptyState
        className={styles.empty}
        heading={messages.nothing.heading}
        level={1}
        action={
          <Button href={home} size="sm">
            {messages.nothing.home}
          </Button>
        }
      >
        {messages.nothing.text}
      </EmptyState>
    </div>
  );
};
