import { Button, type ButtonProps } from '@example/ui/button';
import { button } from './controls.css.ts';

/** A button of the design system, as high as the desk's rows. */
export const SmallButton = ({ className = '', variant = 'secondary', ...props }: ButtonProps) => (
  <Button {...props} variant={variant} size="sm" className={`${button} ${className}`.trim()} />
);
