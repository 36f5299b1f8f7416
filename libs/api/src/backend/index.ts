import type { AccountsClient } from '../accounts/index.ts';
import type { ApplicationsClient } from '../applications/index.ts';
import type { FormsClient } from '../forms/index.ts';
import type { HttpClient } from '../http/index.ts';
import type { JobsClient } from '../jobs/index.ts';
import type { StaffClient } from '../staff/index.ts';
import type { SubscriptionsClient } from '../subscriptions/index.ts';

export interface Clients {
  readonly jobs: JobsClient;
  readonly applications: ApplicationsClient;
  readonly forms: FormsClient;
  readonly subscriptions: SubscriptionsClient;
  readonly accounts: AccountsClient;
  readonly staff: StaffClient;
}

/**
 * Source of a page's data. On the server it holds all clients; they call the service's use cases in process.
 * In the browser it holds the HTTP client alone: each page creates the clients it uses ({@link clientOf}), so
 * that its bundle carries no other page's. The same page code runs on either.
 */
export interface Backend extends Partial<Clients> {
  readonly http?: HttpClient;
}

/**
 * Returns the backend's own client, or creates one over HTTP.
 *
 * @throws Error when the backend has neither
 */
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
