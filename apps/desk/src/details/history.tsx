import type { DeskEvent } from '@example/api/desk';
import { momentOf } from '../messages/dates.ts';
import { messages } from '../messages/details.ts';
import { eventText } from '../messages/events.ts';
import { DetailSection } from './detail-panel.tsx';
import * as panel from './detail-panel.css.ts';
import * as styles from './notes.css.ts';

export const History = ({ events }: { readonly events: readonly DeskEvent[] }) => (
  <DetailSection heading={messages.history}>
    {events.length === 0 ? (
      <p className={panel.muted}>{messages.noHistory}</p>
    ) : (
      <ol className={styles.events}>
        {events.map(({ id, at, actor, action, details }) => (
          <li key={id} className={styles.event}>
            <span>
              <span className={styles.what}>{actor}</span> {eventText(action, details)}
            </span>
            <time dateTime={new Date(at).toISOString()}>{momentOf(at)}</time>
          </li>
        ))}
      </ol>
    )}
  </DetailSection>
);
