import type { ApiClients } from '@example/api/clients';
import { COOKIELESS_HEADER } from '@example/api/pages';
import type { StaffEnrolment } from '@example/api/staff';
import type { Loaded } from '../../routing/page.ts';
import { STEP_PARAM } from '../shared/paths.ts';

export interface StaffStepData {
  /** Key of the authenticator that is being set up in this browser. */
  readonly enrolment?: StaffEnrolment;
  /** True when the request brought no cookie. */
  readonly isCookieless?: boolean;
}

/** Loads the data of the step in the URL. The answer is private and not stored. */
export const loadStaffStep = async (
  { url, signal, headers }: Request,
  { staff }: ApiClients,
): Promise<Loaded<StaffStepData>> => {
  const isEnrolment = new URL(url).searchParams.get(STEP_PARAM) === 'enrol';
  const enrolment = isEnrolment ? await staff?.enrolment({ signal }) : undefined;
  return {
    data: {
      ...(enrolment && { enrolment }),
      ...(import.meta.env.SSR && headers.has(COOKIELESS_HEADER) && { isCookieless: true }),
    },
    headers: { 'Cache-Control': 'private, no-store' },
  };
};
