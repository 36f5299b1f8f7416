import { createDeskClient, type DeskClient } from '@example/api/desk';
import { createHttpClient } from '@example/api/http';
import { createClient } from '@example/api/operations';
import {
  type StaffClient,
  staffOperations,
  type StaffProofClient,
  staffProofOperations,
} from '@example/api/staff';
import { createContext, use } from 'react';
import { createProofRequests, type ProofRequests } from './proof-requests.ts';
import { withProof } from './with-proof.ts';

export interface DeskClients {
  readonly staff: StaffClient;
  readonly proof: StaffProofClient;
  readonly proofRequests: ProofRequests;
  readonly desk: DeskClient;
}

export const createDeskClients = (): DeskClients => {
  const http = createHttpClient();
  const proofRequests = createProofRequests();
  const proving = withProof(http, proofRequests);
  return {
    staff: createClient(proving, staffOperations),
    proof: createClient(http, staffProofOperations),
    proofRequests,
    desk: createDeskClient(proving),
  };
};

export const ClientsContext = createContext<DeskClients | undefined>(undefined);

export const useClients = (): DeskClients => {
  const clients = use(ClientsContext);
  if (clients === undefined) throw new Error('there is no clients');
  return clients;
};
