import type { AccountErrorCode } from '@example/api/accounts';
import type { ApiError } from '@example/api/problem';
import type { StaffErrorCode } from '@example/api/staff';
import { signIn } from '@example/content/sign-in';
import { staffSignIn } from '@example/content/staff-sign-in';
import { orThrow, refusedWith } from '../../http/problem/index.ts';

/** Creates the error for input that breaks rules of sign-in, with their texts. */
const refuse = refusedWith({ ...signIn.validation, ...staffSignIn.validation });

/** @throws ApiError of kind `invalid-input` */
export const parseOrThrow = orThrow(refuse);

export const refuseField = (field: string, code: AccountErrorCode | StaffErrorCode): ApiError =>
  refuse([{ field, code }]);
