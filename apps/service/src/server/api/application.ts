import { ApiError } from '@example/api/problem';
import { RESUME_FIELD } from '@example/api/applications';
import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { MULTIPART, readMultipart } from '../../http/multipart/index.ts';

import { type ReceivedResume, resumePart, type Resumes } from '../../features/resumes/index.ts';
import type { Bodies } from '../../http/security/bodies.ts';

/** Name of the part with the application's fields as JSON (contract §4). */
const APPLICATION_PART = 'application';

export interface ApplicationBody {
  readonly application: unknown;
  readonly resume: ReceivedResume | undefined;
  /** Deletes the resume unless it was stored, and releases the share of the upload. Must be called after the answer. */
  readonly discard: () => Promise<void>;
}

interface UploadDeps {
  readonly resumes: Resumes;
  readonly bodies: Pick<Bodies, 'file'>;
}

const parse = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    throw new ApiError(
      'malformed-request',
      `The part ${APPLICATION_PART} of ${MULTIPART} must be JSON.`,
    );
  }
};

/**
 * Reads the two parts of an application in either order and writes the resume to disk.
 *
 * @throws ApiError; nothing is left on disk then
 */
export const readApplication = async (
  { resumes, bodies }: UploadDeps,
  request: FastifyRequest,
  body: Readable,
): Promise<ApplicationBody> => {
  const release = bodies.file(request);
  let file: ReceivedResume | undefined;
  const discard = async () => {
    try {
      await file?.discard();
    } finally {
      release();
    }
  };
  try {
    const form = await readMultipart(body, request.headers, resumePart(resumes));
    ({ file } = form);
    const [part, ...others] = form.fields;
    if (part?.[0] !== APPLICATION_PART || others.length > 0) {
      throw new ApiError(
        'malformed-request',
        `The body must have the parts ${APPLICATION_PART} and ${RESUME_FIELD}, each once.`,
      );
    }
    return { application: parse(part[1]), resume: file, discard };
  } catch (error) {
    await discard();
    throw error;
  }
};
