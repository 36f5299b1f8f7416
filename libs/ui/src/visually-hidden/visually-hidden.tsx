import { classNames } from '../class-names/class-names.ts';
import type { ElementProps } from '../element-props/element-props.ts';
import * as styles from './visually-hidden.css.ts';

export type VisuallyHiddenProps = ElementProps<'span'>;

/** Text for screen readers only. */
export const VisuallyHidden = ({ className, ...rest }: VisuallyHiddenProps) => (
  <span {...rest} className={classNames(styles.visuallyHidden, className)} />
);
