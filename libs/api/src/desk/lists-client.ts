import { type CallOptions, type HttpClient, parseAnswer } from '../http/index.ts';
import { type AuditList, auditListSchema, type AuditQuery } from './audit.ts';
import { hrefOf, queryOf } from './calls.ts';
import type { ExportFormat } from './common.ts';
import {
  type DeskMail,
  deskMailSchema,
  type MailList,
  mailListSchema,
  type MailQuery,
} from './outbox.ts';
import { type RetentionPeriods, retentionSchema } from './retention.ts';
import { type SubscriberList, subscriberListSchema, type SubscriberQuery } from './subscribers.ts';

export interface DeskSubscribersClient {
  /** @throws ApiError */
  list(query: SubscriberQuery, options?: CallOptions): Promise<SubscriberList>;
  exportHref(query: SubscriberQuery, format: ExportFormat): string;
}

export interface DeskOutboxClient {
  /** @throws ApiError */
  list(query: MailQuery, options?: CallOptions): Promise<MailList>;
  /** @throws ApiError, of kind `not-found` too */
  read(id: string, options?: CallOptions): Promise<DeskMail>;
  /**
   * Sends a mail at once that waits or was given up.
   *
   * @throws ApiError; with status 409 where it is in another state
   */
  retry(id: string, options?: CallOptions): Promise<DeskMail>;
  /**
   * Releases a mail that is held.
   *
   * @throws ApiError; with status 409 where it is in another state
   */
  release(id: string, options?: CallOptions): Promise<DeskMail>;
}

export interface DeskAuditClient {
  /** @throws ApiError */
  list(query: AuditQuery, options?: CallOptions): Promise<AuditList>;
}

export interface DeskRetentionClient {
  /** @throws ApiError */
  read(options?: CallOptions): Promise<RetentionPeriods>;
}

export const createSubscribersClient = (http: HttpClient): DeskSubscribersClient => ({
  async list(query, options) {
    const answer = await http.get('desk/subscribers', queryOf(query), options);
    return parseAnswer(subscriberListSchema, answer);
  },
  exportHref: ({ status, q, sort }, format) =>
    hrefOf(`desk/subscribers/export.${format}`, queryOf({ status, q, sort })),
});

const OUTBOX = 'desk/outbox';
const one = (id: string, part = '') => `${OUTBOX}/${encodeURIComponent(id)}${part}`;

export const createOutboxClient = (http: HttpClient): DeskOutboxClient => ({
  async list(query, options) {
    return parseAnswer(mailListSchema, await http.get(OUTBOX, queryOf(query), options));
  },
  async read(id, options) {
    return parseAnswer(deskMailSchema, await http.get(one(id), {}, options));
  },
  async retry(id, options) {
    return parseAnswer(deskMailSchema, await http.post(one(id, '/retry'), {}, options));
  },
  async release(id, options) {
    return parseAnswer(deskMailSchema, await http.post(one(id, '/release'), {}, options));
  },
});

export const createAuditClient = (http: HttpClient): DeskAuditClient => ({
  async list(query, options) {
    return parseAnswer(auditListSchema, await http.get('desk/audit', queryOf(query), options));
  },
});

export const createRetentionClient = (http: HttpClient): DeskRetentionClient => ({
  async read(options) {
    return parseAnswer(retentionSchema, await http.get('desk/retention', {}, options));
  },
});
