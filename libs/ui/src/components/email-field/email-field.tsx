import type { ControlFieldProps } from '../field/field.tsx';
import { TextField } from '../text-field/text-field.tsx';

export type EmailFieldProps = ControlFieldProps<'input'>;

/**
 * Takes an email address: phones show their keyboard for addresses, the browser offers the visitor's, and nothing is
 * corrected or capitalised. Props go where `TextField`'s go.
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
