import { checkNothing } from '@example/api/accounts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createCachedResponse, sendCachedResponse } from '../../cached-response/index.ts';
import { refuse } from '../core/refuse.ts';
import { givePicture, giveQuestion } from './captcha.ts';
import { type StaffVisitor, staffVisitorOf } from './cookies.ts';
import { type StaffDeps, staffRequired } from './deps.ts';
import { drawEnrolment, enrolStaff, readEnrolment } from './enrolment.ts';
import { readStaffSession, signOutStaff } from './session.ts';
import { signInStaff } from './sign-in.ts';
import { verifyStaff } from './verify.ts';

type Read = (deps: StaffDeps, visitor: StaffVisitor) => Promise<object | string>;
type Write = (deps: StaffDeps, input: unknown, visitor: StaffVisitor) => Promise<object>;

/** Reads of the staff's sign-in: pictures as SVG, all others as JSON. */
export const staffReads: Readonly<Record<string, Read>> = {
  staff_captcha: givePicture,
  staff_captcha_question: async (deps, visitor) => ({
    question: await giveQuestion(deps, visitor),
  }),
  staff_enrolment: readEnrolment,
  staff_enrolment_qr: drawEnrolment,
  staff_session: async (deps, visitor) => {
    const session = await readStaffSession(deps, visitor);
    if (!session) throw staffRequired();
    return session;
  },
};

export const staffWrites: Readonly<
  Record<string, { readonly status: number; readonly run: Write }>
> = {
  staff_sign_in: {
    status: 202,
    run: async (deps, input, visitor) => {
      await signInStaff(deps, input, visitor);
      return {};
    },
  },
  staff_verify: { status: 200, run: verifyStaff },
  staff_enrol: { status: 200, run: enrolStaff },
  staff_sign_out: {
    status: 200,
    run: async (deps, input, visitor) => {
      const checked = checkNothing(input);
      if (!checked.ok) throw refuse(checked.issues);
      await signOutStaff(deps, visitor);
      return {};
    },
  },
};

const NO_STORE = 'private, no-store';
const SVG = 'image/svg+xml; charset=utf-8';

interface StaffRouteDeps {
  readonly useCases: StaffDeps;
  readonly prefix: string;
  readonly beforeRead: (operation: string) => (request: FastifyRequest) => Promise<void>;
  readonly beforeWrite: (operation: string) => (request: FastifyRequest) => Promise<void>;
}

export const registerStaff = (
  api: FastifyInstance,
  { useCases, prefix, beforeRead, beforeWrite }: StaffRouteDeps,
): void => {
  const visitor = (request: FastifyRequest, reply: FastifyReply) =>
    staffVisitorOf(request, reply, useCases.settings);

  for (const [operation, read] of Object.entries(staffReads)) {
    api.get(
      `${prefix}/${operation}`,
      { onRequest: beforeRead(operation) },
      async (request, reply) => {
        const answer = await read(useCases, visitor(request, reply));
        if (typeof answer !== 'string') {
          return reply.header('Cache-Control', NO_STORE).send(answer);
        }
        const picture = createCachedResponse(SVG, Buffer.from(answer));
        return sendCachedResponse(request, reply, picture, { cacheControl: NO_STORE });
      },
    );
  }

  for (const [operation, { status, run }] of Object.entries(staffWrites)) {
    api.post(
      `${prefix}/${operation}`,
      { onRequest: beforeWrite(operation) },
      async (request, reply) => {
        const answer = await run(useCases, request.body, visitor(request, reply));
        return reply.code(status).header('Cache-Control', NO_STORE).send(answer);
      },
    );
  }
};
