import { Icon } from '@example/ui/icon';
import { useNewsInTitle } from '../view/use-title.ts';
import { messages } from '../messages/news.ts';
import * as styles from './count-strip.css.ts';
import type { FreshRows } from './use-watched-list.ts';
import { told } from '../style/told.css.ts';

/** Tells of new rows, here and in the document's title, and shows them. */
export const FreshButton = ({ fresh: { count, shown, show } }: { readonly fresh: FreshRows }) => {
  useNewsInTitle(count);
  return (
    <>
      <span role="status" className={told}>
        {count > 0 ? messages.show(count) : shown.size > 0 ? messages.shown(shown.size) : ''}
      </span>
      {count > 0 && (
        <button type="button" className={styles.fresh} onClick={show}>
          <Icon name="arrow-up" />
          {messages.show(count)}
        </button>
      )}
    </>
  );
};
