import { type AccountsClient, createAccountsClient } from '@example/api/accounts';
import { type Backend, clientOf } from '@example/api/backend';

export const accountsOf = (backend: Backend): AccountsClient =>
  clientOf(backend, 'accounts', createAccountsClient);
