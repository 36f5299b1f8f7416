import type { DeskEvent } from '@example/api/desk';
import { Icon } from '@example/ui/icon';
import { momentOf } from '../messages/dates.ts';
import { messages } from '../messages/details.ts';
import { eventText, viewsText } from '../messages/events.ts';
import { DetailSection } from './detail-panel.tsx';
import * as panel from './detail-panel.css.ts';
import { type Fold, foldViews } from './fold-views.ts';
import * as styles from './notes.css.ts';

/** Returns the name of who acted. */
export const actorOf = ({ actor, actor_name }: Pick<DeskEvent, 'actor' | 'actor_name'>): string =>
  actor === 'operator' ? messages.operator : actor_name;

const Actor = (event: Pick<DeskEvent, 'actor' | 'actor_name'>) => (
  <span className={styles.what} title={event.actor}>
    {actorOf(event)}
  </span>
);

const Moment = ({ at }: Pick<DeskEvent, 'at'>) => (
  <time dateTime={new Date(at).toISOString()}>{momentOf(at)}</time>
);

/** Views in a row, as a line that opens to all of them. */
const Views = ({ fold }: { readonly fold: Fold }) => {
  const [latest] = fold;
  return (
    <details className={styles.fold}>
      <summary className={styles.foldSummary}>
        <span className={styles.event}>
          <span>
            <Actor {...latest} /> {viewsText(latest.action, fold.length)}{' '}
            <Icon name="chevron-right" className={styles.foldIcon} />
          </span>
          <span>
            {messages.last} <Moment at={latest.at} />
          </span>
        </span>
      </summary>
      <ol className={styles.folded}>
        {fold.map(({ id, at }) => (
          <li key={id}>
            <Moment at={at} />
          </li>
        ))}
      </ol>
    </details>
  );
};

export const History = ({ events }: { readonly events: readonly DeskEvent[] }) => (
  <DetailSection heading={messages.history}>
    {events.length === 0 ? (
      <p className={panel.muted}>{messages.noHistory}</p>
    ) : (
      <ol className={styles.events}>
        {foldViews(events).map((fold) => {
          const [event] = fold;
          // The first of the views stays the same when another is added, so that an opened fold stays open.
          const key = fold.at(-1)?.id;
          return fold.length > 1 ? (
            <li key={key}>
              <Views fold={fold} />
            </li>
          ) : (
            <li key={key} className={styles.event}>
              <span>
                <Actor {...event} /> {eventText(event.action, event.details)}
              </span>
              <Moment at={event.at} />
            </li>
          );
        })}
      </ol>
    )}
  </DetailSection>
);
