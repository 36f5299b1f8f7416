import type { Backend } from '@example/api/backend';
import type { StaffEnrolment } from '@example/api/staff';
import type { Loaded } from '../../routing/page.ts';
import { STEP_PARAM } from '../shared/paths.ts';

export interface StaffStepData {
  /** What the authenticator of this browser's sign-in is set up with. */
  readonly enrolment?: StaffEnrolment;
}

/** Loads what the step of the address needs; it is one browser's own, kept by nobody. */
export const loadStaffStep = async (
  { url, signal }: Request,
  { staff }: Backend,
): Promise<Loaded<StaffStepData>> => {
  const isEnrolment = new URL(url).searchParams.get(STEP_PARAM) === 'enrol';
  const enrolment = isEnrolment ? await staff?.enrolment({ signal }) : undefined;
  return {
    data: enrolment ? { enrolment } : {},
    headers: { 'Cache-Control': 'private, no-store' },
  };
};
