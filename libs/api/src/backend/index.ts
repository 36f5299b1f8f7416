import type { AccountsClient } from '../accounts/index.ts';
import { type ApplicationsClient, createApplicationsClient } from '../applications/index.ts';
import { type ContactClient, createContactClient } from '../contact/index.ts';
import { createDemosClient, type DemosClient } from '../demos/index.ts';
import { createEnquiriesClient, type EnquiriesClient } from '../enquiries/index.ts';
import { createHttpClient, type HttpClientOptions } from '../http/index.ts';
import { createJobsClient, type JobsClient } from '../jobs/index.ts';
import type { StaffClient } from '../staff/index.ts';
import { createSubscriptionsClient, type SubscriptionsClient } from '../subscriptions/index.ts';

/**
 * Everything the pages ask of the service. In the browser it is the HTTP clients; on the server the
 * service's own use cases, called in process: the same page code runs on either.
 */
export interface Backend {
  readonly jobs: JobsClient;
  readonly applications: ApplicationsClient;
  readonly enquiries: EnquiriesClient;
  readonly contact: ContactClient;
  readonly demos: DemosClient;
  readonly subscriptions: SubscriptionsClient;
  /** Always there on the server; in the browser only the pages that sign in make it. */
  readonly accounts?: AccountsClient;
  /** As {@link Backend.accounts}. */
  readonly staff?: StaffClient;
}

/** The backend over HTTP. */
export const createHttpBackend = (options: HttpClientOptions = {}): Backend => {
  const http = createHttpClient(options);
  return {
    jobs: createJobsClient(http),
    applications: createApplicationsClient(http),
    enquiries: createEnquiriesClient(http),
    contact: createContactClient(http),
    demos: createDemosClient(http),
    subscriptions: createSubscriptionsClient(http),
  };
};
