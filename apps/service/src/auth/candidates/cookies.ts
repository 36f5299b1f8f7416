import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookiesOf, type SignInCookies, signInCookies } from '../core/cookies.ts';
import { type Device, deviceOf } from './device.ts';
import { REMEMBERED_MS } from './sessions.ts';

/** Browser of a candidate's call: its device, the tokens it sent, and setters for its cookies. */
export interface Visitor extends SignInCookies {
  readonly device: Device;
}

/** Reads the cookies of a request. The setters set cookies on the reply. */
export const visitorOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  settings: { readonly publicOrigin: string },
): Visitor => ({
  ...signInCookies(cookiesOf(request, reply, settings), '', REMEMBERED_MS.atMost),
  get device() {
    return deviceOf(request.headers['user-agent']);
  },
});
