import { type CallOptions, type HttpClient, parseAnswer } from '../http/index.ts';
import { UPLOAD_TIMEOUT_MS } from '../limits/index.ts';
import { type Receipt, receiptSchema } from '../receipts/index.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';
import type { Application } from './contract.ts';
import { RESUME_FIELD } from './resume-types.ts';

/** A chosen file: the browser's `File`, or the file as the service received it. */
export interface Upload {
  /** File name on the visitor's device. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

export interface UploadOptions extends CallOptions {
  /** Called with the share of the request that has been sent, from 0 to 1. */
  readonly onProgress?: (sent: number) => void;
}

/** The client of the application form: `save_application` on the wire. */
export interface ApplicationsClient {
  /**
   * Sends an application with its resume. Resolves only when both are stored and the mails are in the
   * outbox.
   *
   * @throws ApiError
   */
  send(application: Application, resume: Upload, options?: UploadOptions): Promise<Receipt>;
}

export const createApplicationsClient = (http: HttpClient): ApplicationsClient => ({
  async send(application, resume, options = {}) {
    if (!(resume instanceof File)) throw new TypeError('over HTTP a resume is a File');
    const form = new FormData();
    form.set('application', JSON.stringify(application));
    form.set(RESUME_FIELD, resume);
    const { onProgress = () => undefined, ...call } = options;
    const sending = { ...call, fetch: fetchWithProgress(onProgress), timeoutMs: UPLOAD_TIMEOUT_MS };
    return parseAnswer(receiptSchema, await http.post('save_application', form, sending));
  },
});
