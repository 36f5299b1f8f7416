import { Button, type ButtonProps } from '@example/ui/button';
import type { MouseEvent } from 'react';
import { button } from './controls.css.ts';

/** Returns a handler that leaves out the second press of a double click, which would do the same once more. */
const once =
  (onClick: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined) =>
  (event: MouseEvent<HTMLButtonElement>) => {
    if (event.detail > 1) event.preventDefault();
    else onClick?.(event);
  };

/** A button of the design system, as high as the desk's rows. A double click presses it once. */
export const SmallButton = ({ className = '', variant = 'secondary', ...props }: ButtonProps) => {
  const look = { variant, size: 'sm', className: `${button} ${className}`.trim() } as const;
  return props.href === undefined ? (
    <Button {...props} {...look} onClick={once(props.onClick)} />
  ) : (
    <Button {...props} {...look} />
  );
};
