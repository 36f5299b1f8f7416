import { RESUME_FIELD } from '@example/api/applications';
import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { MULTIPART, readMultipart } from '../multipart/index.ts';
import { ProblemError } from '../problem/index.ts';
import { type ReceivedResume, resumePart, type Resumes } from '../resumes/index.ts';

/** The part that holds the application's fields as JSON (contract §4). */
const APPLICATION_PART = 'application';

/** What a call of `save_application` brought. */
export interface ApplicationBody {
  readonly application: unknown;
  readonly resume: ReceivedResume | undefined;
}

const parse = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    throw new ProblemError(
      'malformed-request',
      `The part ${APPLICATION_PART} of ${MULTIPART} must be JSON.`,
    );
  }
};

/**
 * Reads the two parts of an application, in whichever order; its resume is on disk then.
 *
 * @throws ProblemError
 */
export const readApplication = async (
  resumes: Resumes,
  { headers }: FastifyRequest,
  body: Readable,
): Promise<ApplicationBody> => {
  const { fields, file } = await readMultipart(body, headers, resumePart(resumes));
  try {
    const [part, ...others] = fields;
    if (part?.[0] !== APPLICATION_PART || others.length > 0) {
      throw new ProblemError(
        'malformed-request',
        `The body must have the parts ${APPLICATION_PART} and ${RESUME_FIELD}, each once.`,
      );
    }
    return { application: parse(part[1]), resume: file };
  } catch (error) {
    await file?.discard();
    throw error;
  }
};
