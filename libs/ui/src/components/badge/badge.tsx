import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import type { ElementProps } from '../../internal/element-props/element-props.ts';
import * as styles from './badge.css.ts';

/** `success` and `danger` are for states, the others for kinds. */
export const badgeTones = ['neutral', 'accent', 'highlight', 'success', 'danger'] as const;
export type BadgeTone = (typeof badgeTones)[number];

export type BadgeProps = ElementProps<
  'span',
  {
    /** The colour; `neutral` by default. It repeats what the words say. */
    readonly tone?: BadgeTone | undefined;
    /** A word or two, with an `Icon` before them if need be. */
    readonly children: ReactNode;
  }
>;

/** Shows a word or two about the thing beside it: a category, a state. The colour is emphasis only. */
export const Badge = ({ tone = 'neutral', className, ...rest }: BadgeProps) => (
  <span
    {...rest}
    className={classNames(styles.badge, className)}
    data-tone={tone === 'neutral' ? undefined : tone}
  />
);
