import type { FastifyReply, FastifyRequest } from 'fastify';
import { resolveClient } from '../../http/security/client.ts';
import { cookiesOf, type SignInCookies, signInCookies } from '../core/cookies.ts';
import { STAFF_REMEMBERED_MS } from './sessions.ts';

/** Longest encrypted cookie, in characters. */
const ENCRYPTED_MAX_LENGTH = 400;

/**
 * Cookie of each kind of captcha. A picture may arrive after the page that asks a question instead, and would otherwise
 * replace its answer.
 */
const captchaCookies = { question: 'captcha', picture: 'captcha-picture' } as const;

export type CaptchaKind = keyof typeof captchaCookies;

/** Browser of a staff call, with the values of its cookies and functions to set them. */
export interface StaffVisitor extends SignInCookies {
  /** Encrypted captchas, at most one of each kind. */
  readonly captchas: readonly string[];
  /** Encrypted mark of a browser in which a member signed in before. */
  readonly browser: string | undefined;
  /** Client that its calls are counted for. */
  readonly address: string;
  setCaptcha(kind: CaptchaKind, encrypted: string, validMs: number): void;
  clearCaptchas(): void;
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
    captchas: Object.values(captchaCookies).flatMap((name) => cookies.read(name, isShort) ?? []),
    browser: cookies.read('staff-browser', isShort),
    address: resolveClient(request),
    setCaptcha: (kind, encrypted, validMs) => cookies.set(captchaCookies[kind], encrypted, validMs),
    clearCaptchas: () => {
      for (const name of Object.values(captchaCookies)) cookies.set(name, '', 0);
    },
    setBrowser: (encrypted, validMs) => cookies.set('staff-browser', encrypted, validMs),
  };
};
