import type { AccountErrorCode } from '@example/api/accounts';
import type { ApiError } from '@example/api/problem';
import type { StaffErrorCode } from '@example/api/staff';
import { signIn } from '@example/content/sign-in';
import { staffSignIn } from '@example/content/staff-sign-in';
import { refusedWith } from '../../http/problem/index.ts';

/** Creates the error for input that breaks rules of sign-in, with their texts. */
export const refuse = refusedWith({ ...signIn.validation, ...staffSignIn.validation });

export const refuseField = (field: string, code: AccountErrorCode | StaffErrorCode): ApiError =>
  refuse([{ field, code }]);
