import { useState } from 'react';
import * as styles from './list-view.css.ts';
import type { List } from './use-list.ts';

interface SaidCountProps {
  readonly list: Pick<List<never>, 'isSuccess' | 'isPlaceholderData' | 'total'>;
  /** Search part of the address, with the filters. */
  readonly search: string;
  readonly text: (total: number) => string;
}

/** Shows and says how many rows were found, again for another search that finds as many. */
export const SaidCount = ({ list, search, text }: SaidCountProps) => {
  const { isSuccess, isPlaceholderData, total } = list;
  const [answered, setAnswered] = useState(search);
  if (!isPlaceholderData && answered !== search) setAnswered(search);
  return (
    <p role="status" className={styles.count}>
      {isSuccess && <span key={answered}>{text(total)}</span>}
    </p>
  );
};
