import { ApiError } from '@example/api/problem';
import { RESUME_FIELD } from '@example/api/applications';
import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { MULTIPART } from '../../http/multipart/index.ts';
import { readUpload, type UploadDeps } from '../../features/resumes/index.ts';

/** Name of the part with the application's fields as JSON (contract §4). */
const APPLICATION_PART = 'application';

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
  deps: UploadDeps,
  request: FastifyRequest,
  body: Readable,
) => {
  const { fields, resume, discard } = await readUpload(deps, request, body);
  try {
    const [part, ...others] = fields;
    if (part?.[0] !== APPLICATION_PART || others.length > 0) {
      throw new ApiError(
        'malformed-request',
        `The body must have the parts ${APPLICATION_PART} and ${RESUME_FIELD}, each once.`,
      );
    }
    return { application: parse(part[1]), resume, discard };
  } catch (error) {
    await discard();
    throw error;
  }
};

export type ApplicationBody = Awaited<ReturnType<typeof readApplication>>;
