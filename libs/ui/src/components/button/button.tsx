'use client';

import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../../styles/class-names/class-names.ts';
import type { ElementProps } from '../../internal/element-props/element-props.ts';
import { Anchor } from '../link-provider/link-provider.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './button.css.ts';
import type { ButtonVariant, ButtonSize } from './variants.ts';
import { Words } from '../../internal/words/words.tsx';

interface Look {
  /**
   * Emphasis; `primary` by default. `secondary` and `ghost` adapt to the inverse surface by themselves.
   */
  readonly variant?: ButtonVariant | undefined;
  /** 2.5, 3 (`md`, the default) or 3.5 rem high; it grows with text that wraps. */
  readonly size?: ButtonSize | undefined;
  /** As wide as its parent. */
  readonly fullWidth?: boolean | undefined;
  /** The words, with an `Icon` before or after them if need be. */
  readonly children: ReactNode;
}

/** The props of a button with `href`: it is a link. */
export type LinkButtonProps = ElementProps<'a', Look & { readonly href: string }>;

/** The props of a button that starts an action. */
export type ActionButtonProps = ElementProps<
  'button',
  Look & {
    readonly href?: undefined;
    /**
     * True while the action runs: the button shows a spinner, says `busyLabel`, keeps the focus and does nothing when
     * pressed again.
     */
    readonly busy?: boolean | undefined;
    /** Announced after the name while the button is busy; 'Please wait' by default. */
    readonly busyLabel?: string | undefined;
  }
>;

export type ButtonProps = LinkButtonProps | ActionButtonProps;

const ignore = (event: MouseEvent) => event.preventDefault();

/** Renders a button; with `href`, a link that looks like one. */
export const Button = ({
  variant = 'primary',
  size = 'md',
  fullWidth,
  className,
  ...props
}: ButtonProps) => {
  const look = {
    className: classNames(styles.button, className),
    'data-variant': variant === 'primary' ? undefined : variant,
    'data-size': size === 'md' ? undefined : size,
    'data-full': fullWidth === true ? '' : undefined,
  };
  if (props.href !== undefined) return <Anchor {...props} {...look} />;
  const { busy = false, busyLabel = 'Please wait', children, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      {...look}
      {...(busy ? { 'aria-disabled': true, onClick: ignore } : {})}
    >
      {busy && <Spinner />}
      <Words>{children}</Words>
      {busy && <VisuallyHidden>{busyLabel}</VisuallyHidden>}
    </button>
  );
};
