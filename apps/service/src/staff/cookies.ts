import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName, isSecure } from '../accounts/cookies.ts';
import { isToken } from '../accounts/tokens.ts';
import { STAFF_REMEMBERED_MS } from './sessions.ts';

interface CookieSettings {
  readonly publicOrigin: string;
}

/** A sealed captcha is no longer than that, in characters. */
const CAPTCHA_MAX_LENGTH = 400;

/** The browser that calls, as far as the staff's sign-in goes: what it holds, and is to hold from now on. */
export interface StaffVisitor {
  readonly session: string | undefined;
  readonly challenge: string | undefined;
  /** A sealed captcha, unopened. */
  readonly captcha: string | undefined;
  /** The IP address it calls from. */
  readonly address: string;
  setSession(token: string, rememberMe: boolean): void;
  clearSession(): void;
  setChallenge(token: string, validMs: number): void;
  clearChallenge(): void;
  setCaptcha(sealed: string, validMs: number): void;
  clearCaptcha(): void;
}

/** The browser behind a request, whose cookies the answer sets. */
export const staffVisitorOf = (
  { cookies, ip }: Pick<FastifyRequest, 'cookies' | 'ip'>,
  reply: FastifyReply,
  settings: CookieSettings,
): StaffVisitor => {
  const common = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(settings),
  } as const;
  const tokenIn = (name: string) => {
    const value = cookies[cookieName(name, settings)];
    return value !== undefined && isToken(value) ? value : undefined;
  };
  const set = (name: string, value: string, maxAgeMs: number | undefined) => {
    const maxAge = maxAgeMs === undefined ? {} : { maxAge: maxAgeMs / 1_000 };
    void reply.setCookie(cookieName(name, settings), value, { ...common, ...maxAge });
  };
  const captcha = cookies[cookieName('captcha', settings)];
  return {
    session: tokenIn('staff-session'),
    challenge: tokenIn('staff-challenge'),
    captcha: captcha !== undefined && captcha.length <= CAPTCHA_MAX_LENGTH ? captcha : undefined,
    address: ip,
    setSession: (token, rememberMe) => {
      set('staff-session', token, rememberMe ? STAFF_REMEMBERED_MS.atMost : undefined);
    },
    clearSession: () => {
      set('staff-session', '', 0);
    },
    setChallenge: (token, validMs) => {
      set('staff-challenge', token, validMs);
    },
    clearChallenge: () => {
      set('staff-challenge', '', 0);
    },
    setCaptcha: (sealed, validMs) => {
      set('captcha', sealed, validMs);
    },
    clearCaptcha: () => {
      set('captcha', '', 0);
    },
  };
};
