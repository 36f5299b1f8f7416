import * as z from 'zod/mini';
import {
  type CallOptions,
  type FetchFunction,
  type HttpClient,
  parseAnswer,
} from '../http/index.ts';
import { type Changed, changeSeen, hrefOf, queryOf } from './calls.ts';
import type { ExportFormat } from './common.ts';
import {
  type DeskColleague,
  deskColleagueSchema,
  type DeskEnquiry,
  deskEnquirySchema,
  type EnquiryChange,
  type EnquiryList,
  enquiryListSchema,
  type EnquiryMail,
  type EnquiryQuery,
} from './enquiries.ts';

/** Client for the inbox: enquiries, contact messages and demo requests. */
export interface DeskEnquiriesClient {
  /** @throws ApiError */
  list(query: EnquiryQuery, options?: CallOptions): Promise<EnquiryList>;
  /**
   * Returns the members of the staff who can own an enquiry.
   *
   * @throws ApiError
   */
  colleagues(options?: CallOptions): Promise<readonly DeskColleague[]>;
  /** @throws ApiError, of kind `not-found` too */
  read(reference: string, options?: CallOptions): Promise<DeskEnquiry>;
  /**
   * Changes an enquiry that was read at this version.
   *
   * @throws ApiError
   */
  change(
    reference: string,
    change: EnquiryChange,
    options: CallOptions & { readonly version: number },
  ): Promise<Changed<DeskEnquiry>>;
  /** @throws ApiError */
  addNote(reference: string, text: string, options?: CallOptions): Promise<DeskEnquiry>;
  /**
   * Mails an answer to the sender of an enquiry that was read at this version. Resolves when the mail is in
   * the outbox and stored with the enquiry. Sends nothing when the enquiry was changed after it was read.
   *
   * @throws ApiError
   */
  answer(
    reference: string,
    mail: EnquiryMail,
    options: CallOptions & { readonly version: number },
  ): Promise<Changed<DeskEnquiry>>;
  /**
   * Releases an enquiry from quarantine. The office is told of it and its sender gets the acknowledgement, as
   * if it had just arrived.
   *
   * @throws ApiError
   */
  release(reference: string, options?: CallOptions): Promise<DeskEnquiry>;
  exportHref(query: EnquiryQuery, format: ExportFormat): string;
}

const ENQUIRIES = 'desk/enquiries';

const one = (reference: string, part = '') =>
  `${ENQUIRIES}/${encodeURIComponent(reference)}${part}`;

export const createEnquiriesClient = (
  http: HttpClient,
  fetchFn: FetchFunction,
): DeskEnquiriesClient => ({
  async list(query, options) {
    return parseAnswer(enquiryListSchema, await http.get(ENQUIRIES, queryOf(query), options));
  },
  async colleagues(options) {
    const answer = await http.get('desk/colleagues', {}, options);
    return parseAnswer(z.array(deskColleagueSchema), answer);
  },
  async read(reference, options) {
    return parseAnswer(deskEnquirySchema, await http.get(one(reference), {}, options));
  },
  async change(reference, change, options) {
    const how = { ...options, schema: deskEnquirySchema, fetch: fetchFn };
    return changeSeen(http, one(reference), change, how);
  },
  async addNote(reference, text, options) {
    const answer = await http.post(one(reference, '/notes'), { text }, options);
    return parseAnswer(deskEnquirySchema, answer);
  },
  async answer(reference, mail, options) {
    const how = { ...options, schema: deskEnquirySchema, method: 'POST', fetch: fetchFn } as const;
    return changeSeen(http, one(reference, '/answer'), mail, how);
  },
  async release(reference, options) {
    const answer = await http.post(one(reference, '/release'), {}, options);
    return parseAnswer(deskEnquirySchema, answer);
  },
  exportHref: ({ kind, status, owner, q, quarantined, sort }, format) =>
    hrefOf(`${ENQUIRIES}/export.${format}`, queryOf({ kind, status, owner, q, quarantined, sort })),
});
