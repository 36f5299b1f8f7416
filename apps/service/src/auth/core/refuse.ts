import type { AccountErrorCode } from '@example/api/accounts';
import type { FieldIssue } from '@example/api/fields';
import type { ApiError } from '@example/api/problem';
import type { StaffErrorCode } from '@example/api/staff';
import { signIn } from '@example/content/sign-in';
import { staffSignIn } from '@example/content/staff-sign-in';
import { refused } from '../../http/problem/index.ts';

const texts: Readonly<Partial<Record<string, string>>> = {
  ...signIn.validation,
  ...staffSignIn.validation,
};

/** Creates the error for input that breaks rules of sign-in, with their texts. */
export const refuse = (issues: readonly FieldIssue[]): ApiError =>
  refused(issues, (code) => (Object.hasOwn(texts, code) ? texts[code] : undefined));

export const refuseField = (field: string, code: AccountErrorCode | StaffErrorCode): ApiError =>
  refuse([{ field, code }]);
