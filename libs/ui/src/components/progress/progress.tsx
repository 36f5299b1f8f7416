import { useId } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import type { ChildlessProps } from '../../internal/element-props/element-props.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as styles from './progress.css.ts';

export type ProgressProps = ChildlessProps<
  'div',
  {
    /** Name of the task, e.g. 'Uploading resume.pdf'. */
    readonly label: string;
    /** Keeps the label for assistive technology only. */
    readonly hideLabel?: boolean | undefined;
    /** Progress from 0 to `max`; indeterminate without it. */
    readonly value?: number | undefined;
    /** The value of the finished task; 100 by default. */
    readonly max?: number | undefined;
    /** The progress in words, shown and announced in place of the percentage: '3 of 5 MB'. */
    readonly valueText?: string | undefined;
  }
>;

/**
 * Shows the progress of a task that takes more than a moment: the native `<progress>`. While the progress is
 * indeterminate a bar runs through it; under reduced motion it stands still.
 */
export const Progress = ({
  label,
  hideLabel = false,
  value,
  max = 100,
  valueText,
  className,
  ...rest
}: ProgressProps) => {
  const id = useId();
  return (
    <div {...rest} className={classNames(styles.progress, className)}>
      <div className={hideLabel ? visuallyHidden : styles.words}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {valueText && (
          <span className={styles.value} aria-hidden>
            {valueText}
          </span>
        )}
      </div>
      <div className={styles.groove}>
        <progress
          id={id}
          className={styles.bar}
          value={value}
          max={max}
          aria-valuetext={valueText === '' ? undefined : valueText}
        />
      </div>
    </div>
  );
};
