import type { StaffClient } from '@example/api/staff';
import { ApiError } from '@example/api/problem';
import { giveQuestion } from './captcha.ts';
import type { StaffVisitor } from './cookies.ts';
import type { StaffDeps } from './deps.ts';
import { enrolStaff, readEnrolment } from './enrolment.ts';
import { readStaffSession, signOutStaff } from './session.ts';
import { signInStaff } from './sign-in.ts';
import { verifyStaff } from './verify.ts';

interface Calling {
  /** Runs a call that counts for the limit of its operation. */
  readonly write: <T>(operation: string, work: () => Promise<T>) => Promise<T>;
  readonly call: <T>(work: () => Promise<T>) => Promise<T>;
}

export const createInProcessStaff = (
  deps: StaffDeps,
  visitor: StaffVisitor,
  { write, call }: Calling,
): StaffClient => ({
  captchaQuestion: async () => call(async () => giveQuestion(deps, visitor)),
  signIn: async (input) => write('staff_sign_in', async () => signInStaff(deps, input, visitor)),
  verify: async (code) => write('staff_verify', async () => verifyStaff(deps, { code }, visitor)),
  enrolment: async () =>
    call(async () => {
      try {
        return await readEnrolment(deps, visitor);
      } catch (error) {
        if (error instanceof ApiError && error.kind === 'sign-in-required') return undefined;
        throw error;
      }
    }),
  enrol: async (code) => write('staff_enrol', async () => enrolStaff(deps, { code }, visitor)),
  read: async () => call(async () => readStaffSession(deps, visitor)),
  signOut: async () => write('staff_sign_out', async () => signOutStaff(deps, visitor)),
});
