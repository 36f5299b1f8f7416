import { ApiError } from '@example/api/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { prefersJson } from '../http/cached-response/index.ts';
import { headersOf, PROBLEM_CONTENT_TYPE, toApiError, toProblem } from '../http/problem/index.ts';
import { REQUEST_ID_HEADER, requestId } from '../http/security/request-id.ts';
import type { SendErrorPage } from './pages/index.ts';

/** Returns whether errors at a URL are always problem documents. */
const isApiPath = (url: string) => /^\/(?:api(?:[/?]|$)|healthz|readyz)/.test(url);

/** Statuses and details of Node's errors. A visitor who pastes a long text into a search sees the first. */
const causes: Partial<Record<string, readonly [status: number, detail: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'The address and the headers are larger than 16 KB.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive in time.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The extensions of the chunks are too large.'],
};

/** Answers a malformed request, before Fastify creates a request object. */
export const answerClientError = (error: Error & { readonly code?: string }, socket: Socket) => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, detail] = causes[error.code ?? ''] ?? [400, 'The request is not well-formed.'];
  const problem = toProblem(new ApiError('malformed-request', detail));
  const body = JSON.stringify({ ...problem, status });
  const head = [
    `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}`,
    `Content-Type: ${PROBLEM_CONTENT_TYPE}`,
    `Content-Length: ${String(Buffer.byteLength(body))}`,
    `${REQUEST_ID_HEADER}: ${requestId(undefined)}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
};

/**
 * Creates what answers errors: with a page where the caller reads pages, otherwise with a problem document.
 *
 * @param errorPage - returns what sends a page; `undefined` where only the API is served
 */
export const createErrorAnswers = (log: Logger, errorPage: () => SendErrorPage | undefined) => {
  const logFailure = (error: unknown, request: FastifyRequest) => {
    const { status } = toApiError(error);
    if (status === 500) log.error({ req: request.id, err: error }, 'a request failed');
    // A client that disconnected gets no answer, and the operator need not know.
    else if (status === 503 && !request.socket.destroyed)
      log.warn({ req: request.id, err: error }, 'a request cannot be served now');
  };

  const sendError = async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const problem = toApiError(error);
    const { status } = problem;
    logFailure(error, request);
    reply.headers(headersOf(problem));
    // Fastify closes the connection after a body it did not read, and the caller would not see the answer.
    if (status === 413) reply.removeHeader('connection');
    const sendErrorPage = errorPage();
    if (sendErrorPage && !isApiPath(request.url) && !prefersJson(request.headers.accept)) {
      try {
        return await sendErrorPage(status, request, reply);
      } catch (failure) {
        log.error({ req: request.id, err: failure }, 'the error page could not be rendered');
      }
    }
    return reply
      .code(status)
      .headers({ 'Content-Type': PROBLEM_CONTENT_TYPE, 'Cache-Control': 'no-store' })
      .send(JSON.stringify(toProblem(problem)));
  };

  return { logFailure, sendError };
};
