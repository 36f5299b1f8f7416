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
    /** Shows the overlay; true by default. Keep it mounted and switch this, so that the words are announced. */
    readonly active?: boolean | undefined;
    /** The part of the page below it; `screen` by default. */
    readonly cover?: OverlayCover | undefined;
    /** The message, shown and announced; 'Loading' by default. */
    readonly label?: ReactNode;
  }
>;

/**
 * Lays a veil with a spinner over content that is being fetched. It keeps the pointer off the content; mark that
 * `aria-busy`, and `inert` where the keyboard must not reach it.
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
