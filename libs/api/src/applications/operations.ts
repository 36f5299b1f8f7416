import type { SendOptions } from '../http/index.ts';
import { UPLOAD_TIMEOUT_MS } from '../limits/index.ts';
import type { Operations, Upload } from '../operations/operation.ts';
import { receiptSchema } from '../receipts/index.ts';
import { applicationSchema } from './contract.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';
import { RESUME_FIELD } from './resume-types.ts';

export type { Upload } from '../operations/operation.ts';

/** Returns the options of an upload. `onProgress` is called with the share that has been sent, from 0 to 1. */
export const uploadOptions = (onProgress: (sent: number) => void): SendOptions => ({
  fetch: fetchWithProgress(onProgress),
  timeoutMs: UPLOAD_TIMEOUT_MS,
});

const encode = (application: object, resume: Upload) => {
  if (!(resume instanceof File)) throw new TypeError('over HTTP a resume is a File');
  const form = new FormData();
  form.set('application', JSON.stringify(application));
  form.set(RESUME_FIELD, resume);
  return form;
};

/** Answers only when application and resume are stored and the mails are in the outbox. */
export const applicationOperations = {
  send: {
    method: 'POST',
    path: 'save_application',
    input: applicationSchema,
    encode,
    output: receiptSchema,
    status: 201,
    isIdempotent: true,
  },
} as const satisfies Operations;
