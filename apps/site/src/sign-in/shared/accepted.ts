import type { AccountErrorCode } from '@example/api/accounts';
import type { CheckedFields } from '@example/api/fields';
import { signIn } from '@example/content/sign-in';
import { refuse } from '../../forms/form-result.ts';

const messages: Readonly<Partial<Record<string, string>>> = signIn.validation satisfies Readonly<
  Record<AccountErrorCode, string>
>;

/**
 * Returns the checked value.
 *
 * @throws the refusal of the form's fields when the check failed
 */
export const accepted = <T>(checked: CheckedFields<T>): T => {
  if (checked.ok) return checked.value;
  throw refuse(
    ...checked.issues.map(({ field, code }) => ({ field, message: messages[code] ?? code })),
  );
};
