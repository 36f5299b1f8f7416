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
import { createProofGate, type ProofGate } from '../proof/proof-gate.ts';
import { withProof } from '../proof/with-proof.ts';

export interface DeskBackend {
  readonly staff: StaffClient;
  readonly proof: StaffProofClient;
  readonly gate: ProofGate;
  readonly desk: DeskClient;
}

export const createDeskBackend = (): DeskBackend => {
  const http = createHttpClient();
  const gate = createProofGate();
  const proving = withProof(http, gate);
  return {
    staff: createClient(proving, staffOperations),
    proof: createClient(http, staffProofOperations),
    gate,
    desk: createDeskClient(proving),
  };
};

export const BackendContext = createContext<DeskBackend | undefined>(undefined);

export const useBackend = (): DeskBackend => {
  const backend = use(BackendContext);
  if (backend === undefined) throw new Error('there is no backend');
  return backend;
};
