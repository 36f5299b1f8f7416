import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import type { ElementProps } from '../../internal/element-props/element-props.ts';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import { IconFrom, type IconSource } from '../icon/icon.tsx';
import { Part } from '../../internal/part/part.tsx';
import * as styles from './empty-state.css.ts';

/** `neutral`: the list is empty; `danger`: something went wrong. */
export const emptyStateTones = ['neutral', 'danger'] as const;
export type EmptyStateTone = (typeof emptyStateTones)[number];

export type EmptyStateProps = ElementProps<
  'div',
  {
    readonly heading: string;
    /** Heading level; 2 by default. */
    readonly level?: HeadingLevel | undefined;
    /** The reason for which nothing is there; `neutral` by default. */
    readonly tone?: EmptyStateTone | undefined;
    /** The icon; by default a magnifying glass, or a warning where the tone is `danger`. */
    readonly icon?: IconSource | undefined;
    /** The way out, e.g. a `Button`. */
    readonly action?: ReactNode;
    /** A sentence or two. */
    readonly children?: ReactNode;
  }
>;

/**
 * Takes the place of a list without matches, or of one that could not be loaded. Give it
 * `role="status"` when it appears after the page, or `role="alert"` for an error.
 */
export const EmptyState = ({
  heading,
  level = 2,
  tone = 'neutral',
  icon = tone === 'danger' ? 'alert' : 'search',
  action,
  children,
  className,
  ...rest
}: EmptyStateProps) => (
  <div
    {...rest}
    className={classNames(styles.state, className)}
    data-tone={tone === 'neutral' ? undefined : tone}
  >
    <span className={styles.mark}>
      <IconFrom icon={icon} />
    </span>
    <Heading level={level} size="lg">
      {heading}
    </Heading>
    <Part as="p" className={styles.text}>
      {children}
    </Part>
    <Part className={styles.action}>{action}</Part>
  </div>
);
