import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import type { ChildlessProps } from '../../internal/element-props/element-props.ts';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import { Part } from '../../internal/part/part.tsx';
import * as styles from './steps.css.ts';

export interface Step {
  readonly title: string;
  readonly text?: ReactNode;
}

export type StepsProps = ChildlessProps<
  'ol',
  {
    /** Steps in order; 2 to 5 stand in a row on wide screens. */
    readonly steps: readonly Step[];
    /** Heading level; 3 by default. */
    readonly level?: HeadingLevel | undefined;
  }
>;

/** Shows numbered steps on one line: beside one another on wide screens, under one another on phones. */
export const Steps = ({ steps, level = 3, className, ...rest }: StepsProps) => (
  <ol {...rest} className={classNames(styles.steps, className)}>
    {steps.map(({ title, text }) => (
      <li key={title} className={styles.step}>
        <div className={styles.words}>
          <Heading level={level} size="lg">
            {title}
          </Heading>
          <Part as="p" className={styles.text}>
            {text}
          </Part>
        </div>
      </li>
    ))}
  </ol>
);
