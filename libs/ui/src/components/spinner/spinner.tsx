import { classNames } from '../../styles/class-names/class-names.ts';
import type { ElementProps } from '../../internal/element-props/element-props.ts';
import * as styles from './spinner.css.ts';

/** `md` follows the text beside it (1.25 em); `lg` is 3 rem. */
export const spinnerSizes = ['md', 'lg'] as const;
export type SpinnerSize = (typeof spinnerSizes)[number];

export type SpinnerProps = ElementProps<
  'span',
  {
    /** `md` by default. */
    readonly size?: SpinnerSize | undefined;
  }
>;

/**
 * Draws a turning ring in the colour of the text. Decoration: the words beside it say what is going on. Under reduced
 * motion it stands still.
 */
export const Spinner = ({ size = 'md', className, ...rest }: SpinnerProps) => (
  <span
    aria-hidden
    {...rest}
    className={classNames(styles.spinner, className)}
    data-size={size === 'md' ? undefined : size}
  />
);
