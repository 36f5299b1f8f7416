import type { FastifyReply, FastifyRequest } from 'fastify';
import { isToken } from './tokens.ts';

interface CookieSettings {
  readonly publicOrigin: string;
}

const isSecure = ({ publicOrigin }: CookieSettings) => publicOrigin.startsWith('https:');

/**
 * Returns the name of a cookie, with the prefix `__Host-` on https: only this very host can set it (RFC 6265bis
 * §4.1.3.2).
 */
const cookieName = (name: string, settings: CookieSettings) =>
  isSecure(settings) ? `__Host-${name}` : name;

type Request = Pick<FastifyRequest, 'cookies'>;

const bringsOneOf = (names: readonly string[], { cookies }: Request, settings: CookieSettings) =>
  names.some((name) => cookies[cookieName(name, settings)] !== undefined);

/** Returns whether a request carries a session cookie of a candidate or of staff, valid or not. */
export const bringsSession = (request: Request, settings: CookieSettings): boolean =>
  bringsOneOf(['session', 'staff-session'], request, settings);

/** Returns whether the answer to a request may depend on its cookies. */
export const isPersonal = (request: Request, settings: CookieSettings): boolean =>
  bringsSession(request, settings) ||
  bringsOneOf(['challenge', 'staff-challenge', 'captcha', 'captcha-picture'], request, settings);

/** Returns the cookies of a request, and a function to set them by the answer. */
export const cookiesOf = ({ cookies }: Request, reply: FastifyReply, settings: CookieSettings) => ({
  /** Returns the value of a cookie; `undefined` if it is missing or not valid. */
  read: (name: string, isValid: (value: string) => boolean) => {
    const value = cookies[cookieName(name, settings)];
    return value !== undefined && isValid(value) ? value : undefined;
  },
  /** @param maxAgeMs - `undefined` for a cookie that ends with the browser */
  set: (name: string, value: string, maxAgeMs: number | undefined) => {
    void reply.setCookie(cookieName(name, settings), value, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure(settings),
      ...(maxAgeMs !== undefined && { maxAge: maxAgeMs / 1_000 }),
    });
  },
});

/**
 * Returns the browser of a request: the tokens it sent, and setters for its cookies.
 *
 * @param rememberedMs - lifetime of the cookie of a remembered session
 */
export const signInCookies = (
  cookies: ReturnType<typeof cookiesOf>,
  prefix: '' | 'staff-',
  rememberedMs: number,
) => ({
  session: cookies.read(`${prefix}session`, isToken),
  challenge: cookies.read(`${prefix}challenge`, isToken),
  setSession: (token: string, rememberMe: boolean) =>
    cookies.set(`${prefix}session`, token, rememberMe ? rememberedMs : undefined),
  clearSession: () => cookies.set(`${prefix}session`, '', 0),
  setChallenge: (token: string, validMs: number) =>
    cookies.set(`${prefix}challenge`, token, validMs),
  clearChallenge: () => cookies.set(`${prefix}challenge`, '', 0),
});

export type SignInCookies = ReturnType<typeof signInCookies>;
