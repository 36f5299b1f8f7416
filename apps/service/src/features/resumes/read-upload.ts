import { RESUME_FIELD } from '@example/api/applications';
import { RESUME_MAX_BYTES } from '@example/api/limits';
import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { readMultipart } from '../../http/multipart/index.ts';
import type { Bodies } from '../../http/security/bodies.ts';
import type { ReceivedResume } from './received.ts';
import type { Resumes } from './resumes.ts';

export interface UploadDeps {
  readonly resumes: Pick<Resumes, 'receive'>;
  readonly bodies: Pick<Bodies, 'file'>;
}

/**
 * Reads a form with a resume, which is written to disk.
 *
 * @returns its text fields, the resume, and a function to call after the answer: it deletes the resume unless it was
 *   stored, and releases the share of the upload
 * @throws ApiError; nothing is left on disk then
 */
export const readUpload = async (
  { resumes, bodies }: UploadDeps,
  request: FastifyRequest,
  body: Readable,
) => {
  const release = bodies.file(request);
  try {
    const { fields, file: resume } = await readMultipart<ReceivedResume>(body, request.headers, {
      name: RESUME_FIELD,
      maxBytes: RESUME_MAX_BYTES,
      receive: async (stream, fileName) => resumes.receive(stream, fileName),
      discard: async (received) => received.discard(),
    });
    const discard = async () => {
      try {
        await resume?.discard();
      } finally {
        release();
      }
    };
    return { fields, resume, discard };
  } catch (error) {
    release();
    throw error;
  }
};
