import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import type { ElementProps } from '../../internal/element-props/element-props.ts';
import { isShown } from '../../internal/part/is-shown.ts';
import * as styles from './eyebrow.css.ts';

export type EyebrowProps = ElementProps<
  'p',
  {
    /** Two to five words. */
    readonly children: ReactNode;
  }
>;

/** Shows the short line above a heading that says what kind of thing follows; nothing without words. */
export const Eyebrow = ({ className, ...rest }: EyebrowProps) =>
  isShown(rest.children) && <p {...rest} className={classNames(styles.eyebrow, className)} />;
