import type { ApiClients } from '@example/api/clients';
import { ApiError } from '@example/api/problem';
import type { StaffClient } from '@example/api/staff';
import { normalizeDigits } from '@example/ui/digits';
import type { FormHandlers } from '../../forms/form-result.ts';
import { codeOf } from '../shared/code-of.ts';
import { redirectTo, withSuccess } from '../shared/redirect-to.ts';
import { deskAddress } from './desk-address.ts';
import { NEXT_PARAM, STAFF_ID, VIEW_ID } from '../shared/paths.ts';
import { staffLoginHref, staffHref } from './paths.ts';

/**
 * Returns the staff's client. The staff's forms are posted as documents even with JavaScript, because every visitor of
 * the login would otherwise load client and validation.
 */
const staffOf = ({ staff }: ApiClients): StaffClient => {
  if (!staff) throw new Error('the forms of the staff are answered by the service');
  return staff;
};

/** Login page with the signed-in member of the staff. */
const signedInHref = staffLoginHref('picture', undefined);

/** Redirects to the requested path at the desk, otherwise to the login page. */
const goOn = (given: string | undefined): never => {
  const next = deskAddress(given);
  return redirectTo(next === undefined ? `${signedInHref}#${STAFF_ID}` : `${next}#main`);
};

/** The staff's forms on the login page. */
export const staffLoginForms = {
  'login-official': async (
    { employee_code = '', mobile_number = '', captcha = '', remember_me, [NEXT_PARAM]: next },
    { clients, signal },
  ) => {
    await staffOf(clients).signIn(
      {
        employee_code,
        mobile_number: normalizeDigits(mobile_number),
        captcha,
        ...(remember_me !== undefined && { remember_me: true }),
      },
      { signal },
    );
    return redirectTo(`${staffHref('code', deskAddress(next))}#${VIEW_ID}`);
  },
  'staff-sign-out': async (_values, { clients, signal }) => {
    await staffOf(clients).signOut({ signal });
    return redirectTo(withSuccess('staff-sign-out', signedInHref));
  },
} as const satisfies FormHandlers;

const verify = async (
  code: string,
  next: string | undefined,
  clients: ApiClients,
  signal: AbortSignal,
) => {
  const { step } = await staffOf(clients).verify({ code }, { signal });
  if (step === 'enrol') return redirectTo(`${staffHref('enrol', deskAddress(next))}#${VIEW_ID}`);
  return goOn(next);
};

/** Forms of the steps after the staff's form. */
export const staffForms = {
  'staff-code': async (values, { clients, signal }) =>
    verify(codeOf(values), values[NEXT_PARAM], clients, signal),
  'staff-recovery': async ({ code = '', [NEXT_PARAM]: next }, { clients, signal }) =>
    verify(code, next, clients, signal),
  'staff-enrol': async (values, { clients, signal }) => {
    try {
      const { recovery_codes } = await staffOf(clients).enrol({ code: codeOf(values) }, { signal });
      return { shownOnce: recovery_codes };
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'sign-in-required') throw error;
      // The step's view says that it has expired.
      return redirectTo(`${staffHref('enrol', deskAddress(values[NEXT_PARAM]))}#${VIEW_ID}`);
    }
  },
} as const satisfies FormHandlers;
