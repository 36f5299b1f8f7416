import type { FieldIssue } from '@example/api/fields';
import { ApiError } from '@example/api/problem';
import type { StaffErrorCode } from '@example/api/staff';
import { type AccountDeps, refuse } from '../guests/deps.ts';
import type { Metrics } from '../../metrics/index.ts';
import type { Settings } from '../../settings/index.ts';
import type { MemberRow } from './members.ts';

export interface StaffDeps extends Pick<AccountDeps, 'storage' | 'outbox' | 'clock' | 'passwords'> {
  readonly metrics?: Pick<Metrics, 'staffHandled'> | undefined;
  readonly settings: Pick<Settings, 'mailFrom' | 'publicOrigin' | 'rateLimit'>;
}

export const refuseStaff = (issues: readonly FieldIssue[]): ApiError => refuse(issues);

export const refuseStaffField = (field: string, code: StaffErrorCode): ApiError =>
  refuseStaff([{ field, code }]);

/** Creates the error for calls without a session of the staff, or without an enrolment. */
export const staffRequired = (): ApiError =>
  new ApiError('bad-input', 'Nobody of the staff is signed in, or the session has ended.', {
    status: 401,
  });

/** Returns a member as author of entries in the audit log. */
export const actorOf = ({ id, employee_code }: Pick<MemberRow, 'id' | 'employee_code'>) => ({
  id,
  employeeCode: employee_code,
});

/** Returns a member as object of entries in the audit log. */
export const subjectOf = ({ employee_code }: Pick<MemberRow, 'employee_code'>): string =>
  `staff ${employee_code}`;
