import type { ReactElement } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import type { ChildlessProps } from '../../internal/element-props/element-props.ts';
import * as styles from './logo-strip.css.ts';
import { marks } from './marks.ts';

export type LogoMark = keyof typeof marks;
export const logoMarks = Object.keys(marks) as readonly LogoMark[];

/** The mark of a firm: the name of one of the kit's, or an element such as an `<svg>` or `<img>`. */
export type LogoMarkSource = LogoMark | ReactElement;

export interface LogoStripItem {
  readonly name: string;
  /** The drawing before the name. An element of your own is rendered twice: give it no `id`. */
  readonly mark?: LogoMarkSource | undefined;
}

export type LogoStripProps = ChildlessProps<
  'div',
  {
    /** At least 6, so that the strip is wider than its place. */
    readonly items: readonly LogoStripItem[];
    /** The accessible name of the strip. */
    readonly label: string;
    /** The name of the control that stops the strip; 'Pause the moving logos' by default. */
    readonly pauseLabel?: string | undefined;
  }
>;

const Marks = ({ items }: Pick<LogoStripProps, 'items'>) =>
  items.map(({ name, mark }) => (
    <li key={name} className={styles.item}>
      {typeof mark === 'string' ? (
        <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
          <path d={marks[mark]} />
        </svg>
      ) : (
        mark && (
          <span className={styles.mark} aria-hidden="true">
            {mark}
          </span>
        )
      )}
      <span>
        {name.split(/(\S+-\S+)/).map((part, place) =>
          place % 2 === 0 ? (
            part
          ) : (
            <span key={place} className={styles.hyphenated}>
              {part}
            </span>
          ),
        )}
      </span>
    </li>
  ));

/**
 * Shows wordmarks that pass by in an endless loop. The strip rests while pointed at, and can be stopped, without
 * JavaScript too. Under reduced motion it stands still and wraps. Assistive technology skips the second round.
 */
export const LogoStrip = ({
  items,
  label,
  pauseLabel = 'Pause the moving logos',
  className,
  ...rest
}: LogoStripProps) => (
  <div role="group" aria-label={label} {...rest} className={classNames(styles.strip, className)}>
    <div className={styles.view}>
      <div className={styles.track}>
        <ul className={styles.round}>
          <Marks items={items} />
        </ul>
        <ul className={styles.round} aria-hidden="true" inert>
          <Marks items={items} />
        </ul>
      </div>
    </div>
    <input type="checkbox" className={styles.toggle} aria-label={pauseLabel} />
  </div>
);
