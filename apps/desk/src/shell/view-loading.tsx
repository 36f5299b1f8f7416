import { Spinner } from '@example/ui/spinner';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { messages } from '../messages/shell.ts';
import * as styles from './shell.css.ts';

/** Time that a view may take without a word, in ms. */
const UNTOLD_MS = 300;

/** Says that the code of another view is loading. The view that is left stays until it is there. */
export const ViewLoading = () => {
  const isLoading = useNavigation().state === 'loading';
  const [isTold, setIsTold] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setIsTold(true), UNTOLD_MS);
    return () => {
      clearTimeout(timer);
      setIsTold(false);
    };
  }, [isLoading]);
  return (
    isTold && (
      <p className={styles.viewLoading}>
        <Spinner />
        {messages.loading}
      </p>
    )
  );
};
