import type { FastifyReply, FastifyRequest } from 'fastify';
import { CHALLENGE_VALID_MS } from './challenges.ts';
import { type Device, deviceOf } from './device.ts';
import { REMEMBERED_MS } from './sessions.ts';
import { isToken } from './tokens.ts';

interface CookieSettings {
  readonly publicOrigin: string;
}

export const isSecure = ({ publicOrigin }: CookieSettings): boolean =>
  publicOrigin.startsWith('https:');

/** On https a cookie of this prefix can be set by nobody but this very host (RFC 6265bis §4.1.3.2). */
export const cookieName = (name: string, settings: CookieSettings): string =>
  isSecure(settings) ? `__Host-${name}` : name;

/** The browser that calls: what it is, what it holds, and what it is to hold from now on. */
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

/** Says whether a request brings a session, a guest's or one of the staff, be it a valid one or not. */
export const bringsSession = (request: FastifyRequest, settings: CookieSettings): boolean =>
  bringsOneOf(['session', 'staff-session'], request, settings);

/** Says whether an answer to a request may be another one than that to the next. */
export const isPersonal = (request: FastifyRequest, settings: CookieSettings): boolean =>
  bringsSession(request, settings) ||
  bringsOneOf(['challenge', 'staff-challenge', 'captcha'], request, settings);

/** The browser behind a request, whose cookies the answer sets. */
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
