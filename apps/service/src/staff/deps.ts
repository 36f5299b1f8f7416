import type { FieldIssue } from '@example/api/fields';
import { ApiError } from '@example/api/problem';
import type { StaffErrorCode } from '@example/api/staff';
import type { AccountDeps } from '../accounts/deps.ts';
import { refuse } from '../accounts/deps.ts';
import type { Settings } from '../settings/index.ts';

export interface StaffDeps extends Pick<
  AccountDeps,
  'storage' | 'outbox' | 'clock' | 'passwords' | 'metrics'
> {
  readonly settings: Pick<Settings, 'mailFrom' | 'publicOrigin' | 'rateLimit'>;
}

/** The error for input that a check refused. */
export const refuseStaff = (issues: readonly FieldIssue[]): ApiError => refuse(issues);

export const refuseStaffField = (field: string, code: StaffErrorCode): ApiError =>
  refuseStaff([{ field, code }]);

/** The error where nobody is signed in, or no authenticator is being enrolled. */
export const staffRequired = (): ApiError =>
  new ApiError('bad-input', 'Nobody of the staff is signed in, or the session has ended.', {
    status: 401,
  });
