import { ApiError } from '@example/api/problem';
import type { Metrics } from '../../runtime/metrics/index.ts';
import type { Settings } from '../../runtime/settings/index.ts';
import type { SignInDeps } from '../core/deps.ts';
import type { MemberRow } from './members.ts';

export interface StaffDeps extends SignInDeps {
  readonly metrics?: Pick<Metrics, 'staffHandled'> | undefined;
  readonly settings: Pick<Settings, 'mailFrom' | 'publicOrigin' | 'rateLimit'>;
  /** Least time of a step of the sign-in, in ms. Only tests that do not measure it set it. */
  readonly signInTakesMs?: number | undefined;
}

/** Creates the error for calls without a session of the staff, or without an enrolment. */
export const staffRequired = (): ApiError =>
  new ApiError('sign-in-required', 'Nobody of the staff is signed in, or the session has ended.');

/** Returns a member as author of entries in the audit log. */
export const actorOf = ({ id, employee_code }: Pick<MemberRow, 'id' | 'employee_code'>) => ({
  id,
  employeeCode: employee_code,
});

/** Returns a member as object of entries in the audit log. */
export const subjectOf = ({ employee_code }: Pick<MemberRow, 'employee_code'>): string =>
  `staff ${employee_code}`;
