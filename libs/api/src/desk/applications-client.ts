import * as z from 'zod/mini';
import {
  type CallOptions,
  type FetchFunction,
  type HttpClient,
  parseAnswer,
} from '../http/index.ts';
import {
  type ApplicantMail,
  type Application,
  type ApplicationChange,
  type ApplicationChoices,
  applicationChoicesSchema,
  type ApplicationList,
  applicationListSchema,
  type ApplicationQuery,
  applicationSchema,
  type BulkChange,
  type BulkOutcome,
  bulkResultSchema,
  type MailTemplate,
  mailTemplateSchema,
} from './applications.ts';
import { changeSeen, hrefOf, queryOf } from './calls.ts';
import type { ExportFormat } from './common.ts';

/** Outcome of a change. `stale`: the application was changed after it was read, and this change was not made. */
export interface ChangeOutcome {
  readonly outcome: 'changed' | 'stale';
  /** The current state of the application. */
  readonly application: Application;
}

/**
 * Client for the applications. Every call rejects with status 401 without a session, and with 403 when the
 * role does not permit it.
 */
export interface DeskApplicationsClient {
  /** @throws ApiError */
  list(query: ApplicationQuery, options?: CallOptions): Promise<ApplicationList>;
  /** @throws ApiError */
  choices(options?: CallOptions): Promise<ApplicationChoices>;
  /** @throws ApiError, of kind `not-found` too */
  read(reference: string, options?: CallOptions): Promise<Application>;
  /**
   * Changes an application that was read at this version.
   *
   * @throws ApiError; with status 409 where its applicant has withdrawn it
   */
  change(
    reference: string,
    change: ApplicationChange,
    options: CallOptions & { readonly version: number },
  ): Promise<ChangeOutcome>;
  /**
   * Changes several applications. Returns one outcome for each.
   *
   * @throws ApiError
   */
  changeSeveral(
    items: BulkChange['items'],
    change: Omit<BulkChange, 'items'>,
    options?: CallOptions,
  ): Promise<readonly BulkOutcome[]>;
  /** @throws ApiError */
  addNote(reference: string, text: string, options?: CallOptions): Promise<Application>;
  /** @throws ApiError */
  templates(reference: string, options?: CallOptions): Promise<readonly MailTemplate[]>;
  /**
   * Mails the applicant; resolves when the mail is in the outbox.
   *
   * @throws ApiError
   */
  mail(reference: string, mail: ApplicantMail, options?: CallOptions): Promise<void>;
  /**
   * Returns the content of the resume and records the access in the audit log.
   *
   * @throws ApiError, of kind `not-found` when the file was deleted
   */
  readResume(reference: string, options?: CallOptions): Promise<ArrayBuffer>;
  resumeHref(reference: string): string;
  exportHref(query: ApplicationQuery, format: ExportFormat): string;
  /** Returns the address that downloads the resumes of several applications as one ZIP. */
  resumesHref(references: readonly string[]): string;
}

const APPLICATIONS = 'desk/applications';

/** Time limit for reading a resume, in ms: 5 MB over a slow line. */
const RESUME_TIMEOUT_MS = 60_000;

export const createApplicationsClient = (
  http: HttpClient,
  fetchFn: FetchFunction = async (...call) => globalThis.fetch(...call),
): DeskApplicationsClient => {
  const one = (reference: string, part = '') =>
    `${APPLICATIONS}/${encodeURIComponent(reference)}${part}`;
  return {
    async list(query, options) {
      return parseAnswer(
        applicationListSchema,
        await http.get(APPLICATIONS, queryOf(query), options),
      );
    },
    async choices(options) {
      return parseAnswer(
        applicationChoicesSchema,
        await http.get(`${APPLICATIONS}/choices`, {}, options),
      );
    },
    async read(reference, options) {
      return parseAnswer(applicationSchema, await http.get(one(reference), {}, options));
    },
    async change(reference, change, { version, ...options }) {
      const { outcome, current } = await changeSeen(http, one(reference), change, {
        ...options,
        version,
        schema: applicationSchema,
        fetch: fetchFn,
      });
      return { outcome, application: current };
    },
    async changeSeveral(items, change, options) {
      const answer = await http.post(`${APPLICATIONS}/bulk`, { items, ...change }, options);
      return parseAnswer(bulkResultSchema, answer).results;
    },
    async addNote(reference, text, options) {
      const answer = await http.post(one(reference, '/notes'), { text }, options);
      return parseAnswer(applicationSchema, answer);
    },
    async templates(reference, options) {
      const answer = await http.get(one(reference, '/templates'), {}, options);
      return parseAnswer(z.array(mailTemplateSchema), answer);
    },
    async mail(reference, mail, options) {
      await http.post(one(reference, '/mail'), mail, options);
    },
    async readResume(reference, options) {
      let content = new ArrayBuffer(0);
      const fetchFile: FetchFunction = async (url, init) => {
        const response = await fetchFn(url, init);
        if (!response.ok) return response;
        content = await response.arrayBuffer();
        // The HTTP client reads JSON or no body.
        return new Response(null, { status: 204 });
      };
      await http.get(
        one(reference, '/resume'),
        {},
        {
          ...options,
          fetch: fetchFile,
          timeoutMs: RESUME_TIMEOUT_MS,
        },
      );
      return content;
    },
    resumeHref: (reference) => hrefOf(one(reference, '/resume')),
    exportHref: ({ q, job_id, status, tag, sort }, format) =>
      hrefOf(`${APPLICATIONS}/export.${format}`, queryOf({ q, job_id, status, tag, sort })),
    resumesHref: (references) =>
      hrefOf(`${APPLICATIONS}/resumes.zip`, { references: references.join(',') }),
  };
};
