import { BODY_LIMIT_BYTES } from '@example/api/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { MULTIPART, readMultipart } from '../../http/multipart/index.ts';
import { type ReceivedResume, readUpload, type UploadDeps } from '../../features/resumes/index.ts';

/** Media type of a form without a file. The site gets every form in it. */
export const URLENCODED = 'application/x-www-form-urlencoded';

/** Form that a browser without JavaScript posted. */
export interface FormBody {
  readonly fields: URLSearchParams;
  readonly resume: ReceivedResume | undefined;
  /** Deletes a resume that nobody has taken. Call it once the form is answered. */
  readonly discard: () => Promise<void>;
}

interface FormDeps extends UploadDeps {
  /** Returns whether the page that a form is posted to has a form with a file. */
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
 * Lets forms be posted as urlencoded or multipart. Multipart is the type of forms with a file, and the one in which
 * mail providers end a subscription (RFC 8058 §3.2). A file is received only where a form has one.
 */
export const acceptForms = (server: FastifyInstance, { takesFile, ...deps }: FormDeps): void => {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser<string>(
    URLENCODED,
    { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
    (_request, body, done) => done(null, fieldsOnly(new URLSearchParams(body))),
  );
  server.addContentTypeParser(
    MULTIPART,
    async (request: FastifyRequest, body: IncomingMessage): Promise<FormBody> => {
      if (!takesFile(request)) {
        const { fields } = await readMultipart(body, request.headers, undefined);
        return fieldsOnly(toFields(fields));
      }
      const upload = await readUpload(deps, request, body);
      return { ...upload, fields: toFields(upload.fields) };
    },
  );
};
