import type { AccountsClient } from '../accounts/index.ts';
import type { ApplicationsClient } from '../applications/index.ts';
import type { ContactClient } from '../contact/index.ts';
import type { DemosClient } from '../demos/index.ts';
import type { EnquiriesClient } from '../enquiries/index.ts';
import type { HttpClient } from '../http/index.ts';
import type { JobsClient } from '../jobs/index.ts';
import type { StaffClient } from '../staff/index.ts';
import type { SubscriptionsClient } from '../subscriptions/index.ts';

/** Everything the pages ask of the service. */
export interface Clients {
  readonly jobs: JobsClient;
  readonly applications: ApplicationsClient;
  readonly enquiries: EnquiriesClient;
  readonly contact: ContactClient;
  readonly demos: DemosClient;
  readonly subscriptions: SubscriptionsClient;
  readonly accounts: AccountsClient;
  readonly staff: StaffClient;
}

/**
 * Whom the pages ask. On the server it has all clients: the service's own use cases, called in process.
 * In the browser it has the way to the service alone, and each page makes the clients that it uses
 * ({@link clientOf}), so that it carries no other page's. The same page code runs on either.
 */
export interface Backend extends Partial<Clients> {
  readonly http?: HttpClient;
}

/** A client of the backend: its own, or one over HTTP. */
export const clientOf = <Name extends keyof Clients>(
  backend: Backend,
  name: Name,
  create: (http: HttpClient) => Clients[Name],
): Clients[Name] => {
  const own: Partial<Clients>[Name] = backend[name];
  if (own) return own;
  if (!backend.http) throw new Error('there is no way to the service');
  return create(backend.http);
};
