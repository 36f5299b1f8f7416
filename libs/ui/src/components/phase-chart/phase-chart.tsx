import { classNames } from '../../styles/class-names/class-names.ts';
import type { ElementProps } from '../../internal/element-props/element-props.ts';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import * as styles from './phase-chart.css.ts';

/** A phase of a plan: how long it is meant to take, and what is kept in hand after it. */
export interface Phase {
  readonly title: string;
  /** What happens in it. */
  readonly text: string;
  /** Its share of the plan, in any unit; more than 0. */
  readonly work: number;
  /** What is kept in hand for it, in the same unit; 0 or more. */
  readonly margin: number;
  /** What the margin is for. */
  readonly marginText: string;
}

export type PhaseChartProps = Omit<
  ElementProps<
    'ol',
    {
      /** In their order: each begins where the one before has used up its margin. */
      readonly phases: readonly [Phase, ...Phase[]];
      /** The word for what is kept in hand; 'Margin' by default. */
      readonly marginLabel?: string | undefined;
      /** The titles' place in the page's outline; 3 by default. */
      readonly level?: HeadingLevel | undefined;
    }
  >,
  'children'
>;

/**
 * The phases of a plan with their margins: a bar for each, one beginning where the other ends. The
 * bars are for the eye; everything they show is said in words.
 */
export const PhaseChart = ({
  phases,
  marginLabel = 'Margin',
  level = 3,
  className,
  ...rest
}: PhaseChartProps) => {
  const lengths = phases.map(({ work, margin }) => work + margin);
  const total = lengths.reduce((sum, length) => sum + length);
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
