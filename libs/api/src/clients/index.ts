import type { AccountsClient } from '../accounts/index.ts';
import type { applicationOperations } from '../applications/index.ts';
import type { FormsClient } from '../forms/index.ts';
import type { HttpClient } from '../http/index.ts';
import type { jobOperations } from '../jobs/index.ts';
import { type ClientOf, createClient, type Operations } from '../operations/index.ts';
import type { StaffClient } from '../staff/index.ts';
import type { subscriptionOperations } from '../subscriptions/index.ts';
import type { talentPoolOperations } from '../talent-pool/index.ts';

/** The clients of the site's pages. */
export interface SiteClients {
  readonly jobs: Omit<ClientOf<typeof jobOperations>, 'list'>;
  readonly applications: ClientOf<typeof applicationOperations>;
  readonly forms: FormsClient;
  readonly subscriptions: ClientOf<typeof subscriptionOperations>;
  readonly talentPool: ClientOf<typeof talentPoolOperations>;
  readonly accounts: AccountsClient;
  readonly staff: StaffClient;
}

/**
 * Source of a page's data. On the server it holds all clients; they call the service's use cases in process.
 * In the browser it holds the HTTP client alone: each page creates the clients it uses ({@link resolveClient}),
 * so that its bundle carries no other page's operations. The same page code runs on either.
 */
export interface ApiClients extends Partial<SiteClients> {
  readonly http?: HttpClient;
}

/**
 * Returns the client of that name, or creates it over HTTP.
 *
 * @param operations - of the client, or a function that creates it
 * @throws Error when there is neither
 */
export const resolveClient = <Name extends keyof SiteClients>(
  clients: ApiClients,
  name: Name,
  operations: Operations | ((http: HttpClient) => SiteClients[Name]),
): SiteClients[Name] => {
  const own: Partial<SiteClients>[Name] = clients[name];
  if (own) return own;
  if (!clients.http) throw new Error('there is no way to the service');
  return typeof operations === 'function'
    ? operations(clients.http)
    : (createClient(clients.http, operations) as unknown as SiteClients[Name]);
};
