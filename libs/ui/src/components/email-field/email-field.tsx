import type { ControlFieldProps } from '../field/field.tsx';
import { TextField } from '../text-field/text-field.tsx';

export type EmailFieldProps = ControlFieldProps<
  'input',
  { readonly type?: never; readonly children?: never }
>;

/**
 * An email address: the keyboard with an @, the address the browser knows, and nothing corrected or
 * capitalised. Props go where `TextField`'s go.
 */
export const EmailField = (props: EmailFieldProps) => (
  <TextField
    autoComplete="email"
    inputMode="email"
    autoCapitalize="none"
    autoCorrect="off"
    spellCheck={false}
    {...props}
    type="email"
  />
);
