import { createDeskClient } from '@example/api/desk';
import { createHttpClient } from '@example/api/http';
import { createClient } from '@example/api/operations';
import { staffOperations, staffProofOperations } from '@example/api/staff';
import { provided } from '../context/provided.ts';
import { createProofRequests } from './proof-requests.ts';
import { withProof } from './with-proof.ts';

export const createDeskClients = () => {
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

export type DeskClients = ReturnType<typeof createDeskClients>;

export const [ClientsContext, useClients] = provided<DeskClients>('client');
