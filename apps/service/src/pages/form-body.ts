import { BODY_LIMIT_BYTES } from '@example/api/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { MULTIPART, readMultipart } from '../multipart/index.ts';
import { type ReceivedResume, resumePart, type Resumes } from '../resumes/index.ts';
import type { Bodies } from '../security/bodies.ts';

/** How a form without a file is sent, and how the site is given every form. */
export const URLENCODED = 'application/x-www-form-urlencoded';

/** What a form without JavaScript brought. */
export interface FormBody {
  readonly fields: URLSearchParams;
  readonly resume: ReceivedResume | undefined;
  /** Lets go of what the form brought and nobody has taken. To be called once it is answered. */
  readonly discard: () => Promise<void>;
}

interface FormDeps {
  readonly resumes: Resumes;
  readonly bodies: Pick<Bodies, 'file'>;
  /** Whether the page a form is posted to has one with a file. */
  readonly takesFile: (request: FastifyRequest) => boolean;
}

const fieldsOnly = (fields: URLSearchParams): FormBody => ({
  fields,
  resume: undefined,
  discard: async () => Promise.resolve(),
});

const toFields = (fields: readonly (readonly [name: string, value: string])[]) =>
  new URLSearchParams(fields.map(([name, value]): [string, string] => [name, value]));

/**
 * Lets forms be posted: urlencoded, or multipart as one with a file is, and as mail providers end a
 * subscription (RFC 8058 §3.2). A file is received only where a form has one.
 */
export const acceptForms = (
  server: FastifyInstance,
  { resumes, bodies, takesFile }: FormDeps,
): void => {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser<string>(
    URLENCODED,
    { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
    (_request, body, done) => {
      done(null, fieldsOnly(new URLSearchParams(body)));
    },
  );
  server.addContentTypeParser(
    MULTIPART,
    async (request: FastifyRequest, body: IncomingMessage): Promise<FormBody> => {
      if (!takesFile(request)) {
        const { fields } = await readMultipart(body, request.headers, undefined);
        return fieldsOnly(toFields(fields));
      }
      const release = bodies.file(request);
      try {
        const { fields, file } = await readMultipart(body, request.headers, resumePart(resumes));
        return {
          fields: toFields(fields),
          resume: file,
          discard: async () => {
            try {
              await file?.discard();
            } finally {
              release();
            }
          },
        };
      } catch (error) {
        release();
        throw error;
      }
    },
  );
};
