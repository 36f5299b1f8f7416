import { classNames } from '../../styles/class-names/class-names.ts';
import type { ChildlessProps } from '../../internal/element-props/element-props.ts';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import * as styles from './timeline.css.ts';

/** The colours of a year; each passes contrast in both themes. */
export const timelineTones = ['accent', 'highlight', 'success', 'neutral'] as const;
export type TimelineTone = (typeof timelineTones)[number];

/** The side of the line the words are on; mirrored where one reads from the right. */
export type TimelineAlignment = 'left' | 'right';

export interface TimelineItem {
  readonly year: number | string;
  readonly title: string;
  readonly content: string;
  /** The side on wide screens; by default the sides alternate, `right` first. */
  readonly alignment?: TimelineAlignment | undefined;
  /** The colour of the year; `accent` by default. */
  readonly yearColour?: TimelineTone | undefined;
}

export type TimelineProps = ChildlessProps<
  'ol',
  {
    /** Events in order of time. */
    readonly items: readonly TimelineItem[];
    /** Heading level; 3 by default. */
    readonly level?: HeadingLevel | undefined;
  }
>;

/**
 * Lists events by year: cards on both sides of a line on wide screens, each beginning beside the
 * one before; in one column on phones.
 */
export const Timeline = ({ items, level = 3, className, ...rest }: TimelineProps) => (
  <ol {...rest} className={classNames(styles.timeline, className)}>
    {items.map(({ year, title, content, alignment, yearColour = 'accent' }, i) => (
      <li
        key={`${String(year)} ${title}`}
        className={styles.item}
        data-alignment={alignment ?? (i % 2 === 0 ? 'right' : 'left')}
        data-tone={yearColour === 'accent' ? undefined : yearColour}
      >
        <div className={styles.event}>
          <p className={styles.when}>{year}</p>
          <div className={styles.words}>
            <Heading level={level} size="lg">
              {title}
            </Heading>
            <p className={styles.content}>{content}</p>
          </div>
        </div>
      </li>
    ))}
  </ol>
);
