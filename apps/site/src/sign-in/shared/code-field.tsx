import { CODE_LENGTH } from '@example/api/accounts';
import { OtpField, type OtpFieldProps } from '@example/ui/otp-field';

/** The field of a mailed code, or of an authenticator's. */
export const CodeField = (props: OtpFieldProps) => (
  <OtpField length={CODE_LENGTH} required {...props} />
);
