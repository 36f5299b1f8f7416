import type { FastifyReply, FastifyRequest } from 'fastify';
import { CHALLENGE_VALID_MS } from './challenges.ts';
import { type Device, deviceOf } from './device.ts';
import { REMEMBERED_MS } from './sessions.ts';
import { isToken } from '../core/tokens.ts';

interface CookieSettings {
  readonly publicOrigin: string;
}

export const isSecure = ({ publicOrigin }: CookieSettings): boolean =>
  publicOrigin.startsWith('https:');

/**
 * Returns the name of a cookie, with the prefix `__Host-` on https: only this very host can set it (RFC 6265bis
 * §4.1.3.2).
 */
export const cookieName = (name: string, settings: CookieSettings): string =>
  isSecure(settings) ? `__Host-${name}` : name;

/** Browser of a request: its device, the tokens it sent, and setters for its cookies. */
export interface Visitor {
  readonly device: Device;
  readonly session: string | undefined;
  readonly challenge: string | undefined;
  setSession(token: string, rememberMe: boolean): void;
  clearSession(): void;
  setChallenge(token: string): void;
  clearChallenge(): void;
}

const bringsOneOf = (
  names: readonly string[],
  { cookies }: FastifyRequest,
  settings: CookieSettings,
): boolean => names.some((name) => cookies[cookieName(name, settings)] !== undefined);

/** Returns whether a request carries a session cookie of a guest or of staff, valid or not. */
export const bringsSession = (request: FastifyRequest, settings: CookieSettings): boolean =>
  bringsOneOf(['session', 'staff-session'], request, settings);

/** Returns whether the answer to a request may depend on its cookies. */
export const isPersonal = (request: FastifyRequest, settings: CookieSettings): boolean =>
  bringsSession(request, settings) ||
  bringsOneOf(['challenge', 'staff-challenge', 'captcha'], request, settings);

/** Reads the cookies of a request. The setters set cookies on the reply. */
export const visitorOf = (
  { cookies, headers }: FastifyRequest,
  reply: FastifyReply,
  settings: CookieSettings,
): Visitor => {
  const common = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(settings),
  } as const;
  const read = (name: string) => {
    const value = cookies[cookieName(name, settings)];
    return value !== undefined && isToken(value) ? value : undefined;
  };
  const set = (name: string, token: string, maxAgeMs: number | undefined) => {
    const maxAge = maxAgeMs === undefined ? {} : { maxAge: maxAgeMs / 1_000 };
    void reply.setCookie(cookieName(name, settings), token, { ...common, ...maxAge });
  };
  return {
    get device() {
      return deviceOf(headers['user-agent']);
    },
    session: read('session'),
    challenge: read('challenge'),
    setSession: (token, rememberMe) => {
      set('session', token, rememberMe ? REMEMBERED_MS.atMost : undefined);
    },
    clearSession: () => {
      set('session', '', 0);
    },
    setChallenge: (token) => {
      set('challenge', token, CHALLENGE_VALID_MS);
    },
    clearChallenge: () => {
      set('challenge', '', 0);
    },
  };
};
