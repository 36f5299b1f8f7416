import { checkNothing } from '@example/api/accounts';
import type {
  staffOperations,
  staffPictureOperations,
  staffProofOperations,
} from '@example/api/staff';
import type { Handlers, HttpCall, HttpHandlers } from './call.ts';
import { createCachedResponse, sendCachedResponse } from '../http/cached-response/index.ts';
import { givePicture, giveQuestion } from './staff/captcha.ts';
import { parseOrThrow } from './core/refuse.ts';
import { type StaffDeps, staffRequired } from './staff/deps.ts';
import { drawEnrolment, enrolStaff, readEnrolment } from './staff/enrolment.ts';
import { proveStaff, readProof } from './staff/proof.ts';
import { readStaffSession, signOutStaff } from './staff/session.ts';
import { signInStaff } from './staff/sign-in.ts';
import { verifyStaff } from './staff/verify.ts';

export const staffHandlers: Handlers<typeof staffOperations, StaffDeps> = {
  captchaQuestion: async ({ deps, staffVisitor }) => ({
    question: await giveQuestion(deps, staffVisitor),
  }),
  signIn: async ({ deps, input, staffVisitor }) => signInStaff(deps, input, staffVisitor),
  verify: async ({ deps, input, staffVisitor }) => verifyStaff(deps, input, staffVisitor),
  enrolment: async ({ deps, staffVisitor }) => readEnrolment(deps, staffVisitor),
  enrol: async ({ deps, input, staffVisitor }) => enrolStaff(deps, input, staffVisitor),
  read: async ({ deps, staffVisitor }) => {
    const session = await readStaffSession(deps, staffVisitor);
    if (!session) throw staffRequired();
    return session;
  },
  signOut: async ({ deps, input, staffVisitor }) => {
    parseOrThrow(checkNothing(input));
    await signOutStaff(deps, staffVisitor);
  },
};

export const staffProofHandlers: Handlers<typeof staffProofOperations, StaffDeps> = {
  prove: async ({ deps, input, staffVisitor }) => proveStaff(deps, input, staffVisitor),
  read: async ({ deps, staffVisitor }) => readProof(deps, staffVisitor),
};

const sendSvg = async ({ request, reply }: HttpCall<StaffDeps>, svg: string) =>
  sendCachedResponse(
    request,
    reply,
    createCachedResponse('image/svg+xml; charset=utf-8', Buffer.from(svg)),
    { cacheControl: 'private, no-store' },
  );

export const staffPictureHandlers: HttpHandlers<typeof staffPictureOperations, StaffDeps> = {
  captcha: async (call) => sendSvg(call, await givePicture(call.deps, call.staffVisitor)),
  enrolmentQr: async (call) => sendSvg(call, await drawEnrolment(call.deps, call.staffVisitor)),
};
