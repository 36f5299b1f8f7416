import { Button } from '@example/ui/button';
import { EmptyState } from '@example/ui/empty-state';
import { useHref } from 'react-router-dom';
import { words } from '../words/shell.ts';
import * as styles from './shell.css.ts';
import { useTitle } from './use-title.ts';

/** Shown at an address without a view, or with one that the member's role may not open. */
export const NothingHere = () => {
  useTitle(words.nothing.heading);
  const home = useHref('/');
  return (
    <div className={styles.message}>
      <EmptyState
        className={styles.empty}
        heading={words.nothing.heading}
        level={1}
        action={
          <Button href={home} size="sm">
            {words.nothing.home}
          </Button>
        }
      >
        {words.nothing.text}
      </EmptyState>
    </div>
  );
};
