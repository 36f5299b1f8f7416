import { type AccountsClient, createAccountsClient } from '@example/api/accounts';
import type { Backend } from '@example/api/backend';
import { createHttpClient } from '@example/api/http';

/** The guests' accounts: the service's own, or in the browser over HTTP, which no other page carries. */
export const accountsOf = ({ accounts }: Backend): AccountsClient =>
  accounts ?? createAccountsClient(createHttpClient());
