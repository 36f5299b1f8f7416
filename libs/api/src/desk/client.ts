import type { FetchFunction, HttpClient } from '../http/index.ts';
import { createApplicationsClient, type DeskApplicationsClient } from './applications-client.ts';
import { createEnquiriesClient, type DeskEnquiriesClient } from './enquiries-client.ts';
import {
  createAuditClient,
  createOutboxClient,
  createRetentionClient,
  createSubscribersClient,
  type DeskAuditClient,
  type DeskOutboxClient,
  type DeskRetentionClient,
  type DeskSubscribersClient,
} from './lists-client.ts';
import { createVacanciesClient, type DeskVacanciesClient } from './vacancies-client.ts';

/**
 * Client for the staff's desk. Every call rejects with status 401 without a session, and with 403 when the
 * role does not permit it.
 */
export interface DeskClient {
  readonly applications: DeskApplicationsClient;
  readonly vacancies: DeskVacanciesClient;
  readonly enquiries: DeskEnquiriesClient;
  readonly subscribers: DeskSubscribersClient;
  readonly outbox: DeskOutboxClient;
  readonly audit: DeskAuditClient;
  readonly retention: DeskRetentionClient;
}

export const createDeskClient = (
  http: HttpClient,
  fetchFn: FetchFunction = async (...call) => globalThis.fetch(...call),
): DeskClient => ({
  applications: createApplicationsClient(http, fetchFn),
  vacancies: createVacanciesClient(http, fetchFn),
  enquiries: createEnquiriesClient(http, fetchFn),
  subscribers: createSubscribersClient(http),
  outbox: createOutboxClient(http),
  audit: createAuditClient(http),
  retention: createRetentionClient(http),
});
