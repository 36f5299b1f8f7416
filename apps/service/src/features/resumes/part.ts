import { RESUME_FIELD } from '@example/api/applications';
import { RESUME_MAX_BYTES } from '@example/api/limits';
import type { FilePart } from '../../http/multipart/index.ts';
import type { ReceivedResume } from './received.ts';
import type { Resumes } from './resumes.ts';

export const resumePart = (resumes: Pick<Resumes, 'receive'>): FilePart<ReceivedResume> => ({
  name: RESUME_FIELD,
  maxBytes: RESUME_MAX_BYTES,
  receive: async (stream, fileName) => resumes.receive(stream, fileName),
  discard: async (resume) => resume.discard(),
});
