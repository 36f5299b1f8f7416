import type { Found } from '@example/api/desk';
import { messages } from '../messages/found.ts';
import * as styles from './found-line.css.ts';

/** The passages in which a search found what the row does not show. */
export const FoundLine = ({ found }: { readonly found: readonly Found[] }) => (
  <span className={styles.line}>
    {found.map(({ in: place, parts }, index) => (
      <span key={place}>
        {index > 0 && <span> · </span>}
        <span className={styles.place}>{messages.placed(place)}</span>
        {parts.map(({ text, hit }, number) =>
          hit ? (
            <mark key={number} className={styles.hit}>
              {text}
            </mark>
          ) : (
            <span key={number}>{text}</span>
          ),
        )}
      </span>
    ))}
  </span>
);
