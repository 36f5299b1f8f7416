import { BODY_LIMIT_BYTES } from '@example/api/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { MULTIPART, readMultipart } from '../multipart/index.ts';
import { type ReceivedResume, resumePart, type Resumes } from '../resumes/index.ts';

/** How a form without a file is sent, and how the site is given every form. */
export const URLENCODED = 'application/x-www-form-urlencoded';

/** What a form without JavaScript brought. */
export interface FormBody {
  readonly fields: URLSearchParams;
  readonly resume: ReceivedResume | undefined;
}

/**
 * Lets forms be posted: urlencoded, or multipart as one with a file is, and as mail providers end a
 * subscription (RFC 8058 §3.2).
 */
export const acceptForms = (server: FastifyInstance, resumes: Resumes): void => {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser<string>(
    URLENCODED,
    { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
    (_request, body, done) => {
      done(null, { fields: new URLSearchParams(body), resume: undefined } satisfies FormBody);
    },
  );
  server.addContentTypeParser(
    MULTIPART,
    async (request: FastifyRequest, body: IncomingMessage): Promise<FormBody> => {
      const form = await readMultipart(body, request.headers, resumePart(resumes));
      return {
        fields: new URLSearchParams(
          form.fields.map(([name, value]): [string, string] => [name, value]),
        ),
        resume: form.file,
      };
    },
  );
};
