import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../problem/index.ts';

/** How a form without JavaScript is sent, and how the site is given it. */
export const URLENCODED = 'application/x-www-form-urlencoded';
export const MULTIPART = 'multipart/form-data';

const parseMultipart = async (body: Buffer<ArrayBuffer>, type: string) =>
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- because of its memory: the body is limited
  new Response(body, { headers: { 'Content-Type': type } }).formData();

/**
 * A form's fields, urlencoded; the files of a multipart one are left out. Mail providers that end a
 * subscription send multipart (RFC 8058 §3.2).
 *
 * @throws ProblemError where the body is no form
 */
export const urlencodedBody = async ({ headers, body }: FastifyRequest): Promise<string> => {
  if (typeof body === 'string') return body;
  const type = headers['content-type'] ?? '';
  const form = await parseMultipart(body as Buffer<ArrayBuffer>, type).catch(() => {
    throw new ProblemError('malformed-request', 'The body is not a form.');
  });
  const fields = new URLSearchParams();
  for (const [name, value] of form) {
    if (typeof value === 'string') fields.append(name, value);
  }
  return fields.toString();
};
