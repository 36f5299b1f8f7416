import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName, isSecure } from '../guests/cookies.ts';
import { isToken } from '../core/tokens.ts';
import { clientOf } from '../../security/client.ts';
import { STAFF_REMEMBERED_MS } from './sessions.ts';

interface CookieSettings {
  readonly publicOrigin: string;
}

/** Longest sealed cookie, in characters. */
const SEALED_MAX_LENGTH = 400;

/** Browser of a staff call, with the values of its cookies and functions to set them. */
export interface StaffVisitor {
  readonly session: string | undefined;
  readonly challenge: string | undefined;
  /** Sealed captcha. */
  readonly captcha: string | undefined;
  /** Sealed mark of a browser in which a member signed in before. */
  readonly browser: string | undefined;
  /** Client that its calls are counted for. */
  readonly address: string;
  setSession(token: string, rememberMe: boolean): void;
  clearSession(): void;
  setChallenge(token: string, validMs: number): void;
  clearChallenge(): void;
  setCaptcha(sealed: string, validMs: number): void;
  clearCaptcha(): void;
  setBrowser(sealed: string, validMs: number): void;
}

/** Returns the browser of a request. Its cookies are set by the answer. */
export const staffVisitorOf = (
  request: Pick<FastifyRequest, 'cookies' | 'ip' | 'ips'>,
  reply: FastifyReply,
  settings: CookieSettings,
): StaffVisitor => {
  const { cookies } = request;
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
  const sealedIn = (name: string) => {
    const value = cookies[cookieName(name, settings)];
    return value !== undefined && value.length <= SEALED_MAX_LENGTH ? value : undefined;
  };
  return {
    session: tokenIn('staff-session'),
    challenge: tokenIn('staff-challenge'),
    captcha: sealedIn('captcha'),
    browser: sealedIn('staff-browser'),
    address: clientOf(request),
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
    setBrowser: (sealed, validMs) => {
      set('staff-browser', sealed, validMs);
    },
  };
};
