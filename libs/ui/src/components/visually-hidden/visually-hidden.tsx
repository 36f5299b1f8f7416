import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import type { ElementProps } from '../../internal/element-props/element-props.ts';
import * as styles from './visually-hidden.css.ts';

export type VisuallyHiddenProps = ElementProps<
  'span',
  {
    /** Words for assistive technology only; no controls. */
    readonly children: ReactNode;
  }
>;

/** Renders text for screen readers only. */
export const VisuallyHidden = ({ className, ...rest }: VisuallyHiddenProps) => (
  <span {...rest} className={classNames(styles.visuallyHidden, className)} />
);
