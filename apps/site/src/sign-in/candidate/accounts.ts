import { accountOperations, type AccountsClient } from '@example/api/accounts';
import { type ApiClients, resolveClient } from '@example/api/clients';

export const accountsOf = (backend: ApiClients): AccountsClient =>
  resolveClient(backend, 'accounts', accountOperations);
