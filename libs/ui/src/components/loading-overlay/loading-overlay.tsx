import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import type { ElementProps } from '../../internal/element-props/element-props.ts';
import { Spinner } from '../spinner/spinner.tsx';
import * as styles from './loading-overlay.css.ts';

/** The whole screen, or the nearest positioned ancestor. */
export const overlayCovers = ['screen', 'parent'] as const;
export type OverlayCover = (typeof overlayCovers)[number];

export type LoadingOverlayProps = ElementProps<
  'div',
  {
    /** Shown. Keep it mounted and switch this: the words are announced when they come. */
    readonly active?: boolean | undefined;
    readonly cover?: OverlayCover | undefined;
    /** The message, shown and announced. */
    readonly label?: ReactNode;
  }
>;

/**
 * A veil with a spinner over something that is being fetched. It keeps the pointer
 * off what it covers; mark that `aria-busy`, and `inert` where it must not be reached by keyboard.
 */
export const LoadingOverlay = ({
  active = true,
  cover = 'screen',
  label = 'Loading',
  className,
  ...rest
}: LoadingOverlayProps) => (
  <div
    role="status"
    {...rest}
    className={classNames(styles.overlay, className)}
    data-cover={active ? cover : undefined}
  >
    {active && (
      <span className={styles.panel}>
        <Spinner className={styles.ring} />
        {label}
      </span>
    )}
  </div>
);
