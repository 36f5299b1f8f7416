import { words } from '../words/applications.ts';
import { momentOf } from '../words/dates.ts';
import { eventText } from '../words/events.ts';
import * as panel from './detail-panel.css.ts';
import * as styles from './notes.css.ts';
import type { ApplicationEvent } from '@example/api/desk';

/** Who did what with an application, the newest first. */
export const History = ({ events }: { readonly events: readonly ApplicationEvent[] }) => (
  <section className={panel.section}>
    <h3 className={panel.sectionName}>{words.detail.history}</h3>
    {events.length === 0 ? (
      <p className={panel.muted}>{words.detail.noHistory}</p>
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
  </section>
);
