import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientOf } from '../../http/security/client.ts';
import { cookiesOf, type SignInCookies, signInCookies } from '../core/cookies.ts';
import { STAFF_REMEMBERED_MS } from './sessions.ts';

/** Longest encrypted cookie, in characters. */
const ENCRYPTED_MAX_LENGTH = 400;

/** Browser of a staff call, with the values of its cookies and functions to set them. */
export interface StaffVisitor extends SignInCookies {
  /** Encrypted captcha. */
  readonly captcha: string | undefined;
  /** Encrypted mark of a browser in which a member signed in before. */
  readonly browser: string | undefined;
  /** Client that its calls are counted for. */
  readonly address: string;
  setCaptcha(encrypted: string, validMs: number): void;
  clearCaptcha(): void;
  setBrowser(encrypted: string, validMs: number): void;
}

const isShort = (value: string) => value.length <= ENCRYPTED_MAX_LENGTH;

/** Returns the browser of a request. Its cookies are set by the answer. */
export const staffVisitorOf = (
  request: Pick<FastifyRequest, 'cookies' | 'ip' | 'ips'>,
  reply: FastifyReply,
  settings: { readonly publicOrigin: string },
): StaffVisitor => {
  const cookies = cookiesOf(request, reply, settings);
  return {
    ...signInCookies(cookies, 'staff-', STAFF_REMEMBERED_MS.atMost),
    captcha: cookies.read('captcha', isShort),
    browser: cookies.read('staff-browser', isShort),
    address: clientOf(request),
    setCaptcha: (encrypted, validMs) => cookies.set('captcha', encrypted, validMs),
    clearCaptcha: () => cookies.set('captcha', '', 0),
    setBrowser: (encrypted, validMs) => cookies.set('staff-browser', encrypted, validMs),
  };
};
