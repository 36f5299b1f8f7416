import { classNames } from '../../styles/class-names/class-names.ts';
import type { ChildlessProps } from '../../internal/element-props/element-props.ts';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import * as styles from './gantt-chart.css.ts';

/** A phase of a plan: its planned duration and the margin after it. */
export interface Phase {
  readonly title: string;
  readonly text: string;
  /** Its planned duration, in any unit; more than 0. */
  readonly work: number;
  /** Its reserve, in the same unit; 0 or more. */
  readonly margin: number;
  /** The purpose of the margin. */
  readonly marginText: string;
}

export type GanttChartProps = ChildlessProps<
  'ol',
  {
    /** Phases in order; each begins at the end of the margin before it. */
    readonly phases: readonly Phase[];
    /** Label of the margins; 'Margin' by default. */
    readonly marginLabel?: string | undefined;
    /** Heading level; 3 by default. */
    readonly level?: HeadingLevel | undefined;
  }
>;

/**
 * Draws a Gantt chart: the phases of a plan with their margins, one bar each, one after the other. The bars are
 * decoration; the text says everything that they show.
 */
export const GanttChart = ({
  phases,
  marginLabel = 'Margin',
  level = 3,
  className,
  ...rest
}: GanttChartProps) => {
  const lengths = phases.map(({ work, margin }) => work + margin);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const startOf = (index: number) =>
    lengths.slice(0, index).reduce((sum, length) => sum + length, 0);
  return (
    <ol {...rest} className={classNames(styles.chart, className)}>
      {phases.map(({ title, text, work, margin, marginText }, index) => (
        <li key={title} className={styles.phase}>
          <div className={styles.words}>
            <Heading level={level} size="lg">
              {title}
            </Heading>
            <p className={styles.text}>{text}</p>
          </div>
          <div className={styles.plan}>
            <svg
              viewBox={`0 0 ${String(total)} 1`}
              preserveAspectRatio="none"
              className={styles.bars}
              aria-hidden="true"
            >
              <rect className={styles.track} width={total} height="1" />
              <rect className={styles.work} x={startOf(index)} width={work} height="1" />
              <rect className={styles.margin} x={startOf(index) + work} width={margin} height="1" />
            </svg>
            <p className={styles.note}>
              <span className={styles.label}>{marginLabel}</span> {marginText}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
};
