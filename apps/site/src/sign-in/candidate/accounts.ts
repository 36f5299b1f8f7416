import { accountOperations, type AccountsClient } from '@example/api/accounts';
import { type ApiClients, resolveClient } from '@example/api/clients';

export const accountsOf = (clients: ApiClients): AccountsClient =>
  resolveClient(clients, 'accounts', accountOperations);
