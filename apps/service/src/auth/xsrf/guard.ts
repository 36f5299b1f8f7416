import { ApiError } from '@example/api/problem';
import { XSRF_COOKIE, XSRF_HEADER } from '@example/api/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bringsSession } from '../core/cookies.ts';
import type { Settings } from '../../runtime/settings/index.ts';
import { ownOrigins, type RequestSource, senderOf } from './origin.ts';
import type { XsrfTokens } from './token.ts';

const headerName = XSRF_HEADER.toLowerCase();

const single = (value: string | readonly string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : value?.join(', ');

const sourceOf = ({ headers }: FastifyRequest): RequestSource => ({
  origin: single(headers.origin),
  fetchSite: single(headers['sec-fetch-site']),
  fetchMode: single(headers['sec-fetch-mode']),
});

/** @param tokens - returns `undefined` until the database was reached for the first time */
export const createXsrfGuard = (settings: Settings, tokens: () => XsrfTokens | undefined) => {
  const own = ownOrigins(settings);
  const secure = settings.publicOrigin.startsWith('https:');
  return {
    /** Sets the cookie for a browser that has none, or one that this service did not sign. */
    offerToken: (request: FastifyRequest, reply: FastifyReply): void => {
      const known = tokens();
      if (!known) return;
      const token = request.cookies[XSRF_COOKIE];
      if (token !== undefined && known.isValid(token)) return;
      reply.setCookie(XSRF_COOKIE, known.create(), { path: '/', sameSite: 'lax', secure });
    },
    /**
     * Checks a write (contract §4). A write with a session needs the token whoever sends it. A form's navigation proves
     * its origin by its headers.
     *
     * @param where - `page` for a form's navigation to a page, which needs no token. There a browser that sends `Origin`
     *   but no `Sec-Fetch-Mode` (an old one, or any over plain http) counts as navigating.
     * @throws ApiError
     */
    check: (request: FastifyRequest, where: 'api' | 'page'): void => {
      const source = sourceOf(request);
      const sender = senderOf(source, own);
      if (sender === 'cross-origin')
        throw new ApiError('cross-origin', 'This request came from another origin.');
      const hasSession = bringsSession(request, settings);
      if (where === 'page' && hasSession && sender === 'not-a-browser')
        throw new ApiError('cross-origin', 'Nothing says that this request came from here.');
      if (sender !== 'script' && !(where === 'api' && hasSession)) return;
      if (where === 'page' && source.fetchMode === undefined) return;
      const sent = single(request.headers[headerName]);
      const kept = request.cookies[XSRF_COOKIE];
      if (sent === undefined || sent !== kept || !tokens()?.isValid(sent)) {
        throw new ApiError(
          'xsrf-token',
          `The header ${XSRF_HEADER} must repeat the cookie ${XSRF_COOKIE} that this service set.`,
        );
      }
    },
  };
};

export type XsrfGuard = ReturnType<typeof createXsrfGuard>;
