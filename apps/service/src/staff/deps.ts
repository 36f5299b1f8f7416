import type { FieldIssue } from '@example/api/fields';
import { ApiError } from '@example/api/problem';
import type { StaffErrorCode } from '@example/api/staff';
import { type AccountDeps, refuse } from '../accounts/deps.ts';
import type { Metrics } from '../metrics/index.ts';
import type { Settings } from '../settings/index.ts';
import type { MemberRow } from './members.ts';

export interface StaffDeps extends Pick<AccountDeps, 'storage' | 'outbox' | 'clock' | 'passwords'> {
  readonly metrics?: Pick<Metrics, 'staffHandled'> | undefined;
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

/** Who a row is, in the log of who did what. */
export const actorOf = ({ id, employee_code }: Pick<MemberRow, 'id' | 'employee_code'>) => ({
  id,
  employeeCode: employee_code,
});

/** What the log of who did what calls a member to whom something was done. */
export const subjectOf = ({ employee_code }: Pick<MemberRow, 'employee_code'>): string =>
  `staff ${employee_code}`;
