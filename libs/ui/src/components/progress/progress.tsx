import { useId } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import type { ElementProps } from '../../internal/element-props/element-props.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './progress.css.ts';

export type ProgressProps = Omit<
  ElementProps<
    'div',
    {
      /** What is under way, e.g. 'Uploading resume.pdf'. */
      readonly label: string;
      /** Keeps the label for assistive technology only. */
      readonly hideLabel?: boolean | undefined;
      /** How far it is, from 0 to `max`; without it nobody knows. */
      readonly value?: number | undefined;
      /** 100 by default. */
      readonly max?: number | undefined;
      /** How far it is in words, shown and heard in place of the percentage: '3 of 5 MB'. */
      readonly valueText?: string | undefined;
    }
  >,
  'children'
>;

/**
 * How far something has come that takes more than a moment: the native `<progress>`. Its runner,
 * while nobody knows how far, is the sign that work goes on, and stands still for visitors who
 * want no motion.
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
  const labelElement = (
    <label htmlFor={id} className={styles.label}>
      {label}
    </label>
  );
  return (
    <div {...rest} className={classNames(styles.progress, className)}>
      {hideLabel ? (
        <VisuallyHidden>{labelElement}</VisuallyHidden>
      ) : (
        <div className={styles.words}>
          {labelElement}
          {valueText !== undefined && (
            <span className={styles.value} aria-hidden>
              {valueText}
            </span>
          )}
        </div>
      )}
      <div className={styles.groove}>
        <progress
          id={id}
          className={styles.bar}
          value={value}
          max={max}
          aria-valuetext={valueText}
        />
      </div>
    </div>
  );
};
