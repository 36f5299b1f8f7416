import type { FastifyReply, FastifyRequest } from 'fastify';
import { resolveClient } from '../../http/security/client.ts';
import { cookiesOf, signInCookies } from '../core/cookies.ts';
import { STAFF_REMEMBERED_MS } from './sessions.ts';

/** Longest encrypted cookie, in characters. */
const ENCRYPTED_MAX_LENGTH = 400;

/**
 * Cookie of each kind of captcha. A picture may arrive after the page that asks a question instead, and would otherwise
 * replace its answer.
 */
const captchaCookies = { question: 'captcha', picture: 'captcha-picture' } as const;

export type CaptchaKind = keyof typeof captchaCookies;

const isShort = (value: string) => value.length <= ENCRYPTED_MAX_LENGTH;

/** Returns the browser of a staff call, with the values of its cookies. The answer sets them. */
export const staffVisitorOf = (
  request: Pick<FastifyRequest, 'cookies' | 'ip' | 'ips'>,
  reply: FastifyReply,
  settings: { readonly publicOrigin: string },
) => {
  const cookies = cookiesOf(request, reply, settings);
  return {
    ...signInCookies(cookies, 'staff-', STAFF_REMEMBERED_MS.atMost),
    /** Encrypted captchas, at most one of each kind. */
    captchas: Object.values(captchaCookies).flatMap((name) => cookies.read(name, isShort) ?? []),
    /** Encrypted mark of a browser in which a member signed in before. */
    browser: cookies.read('staff-browser', isShort),
    /** Client that its calls are counted for. */
    address: resolveClient(request),
    setCaptcha: (kind: CaptchaKind, encrypted: string, validMs: number) =>
      cookies.set(captchaCookies[kind], encrypted, validMs),
    clearCaptchas: () => {
      for (const name of Object.values(captchaCookies)) cookies.set(name, '', 0);
    },
    setBrowser: (encrypted: string, validMs: number) =>
      cookies.set('staff-browser', encrypted, validMs),
  };
};

export type StaffVisitor = ReturnType<typeof staffVisitorOf>;
