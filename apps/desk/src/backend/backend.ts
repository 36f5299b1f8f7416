import { createDeskClient, type DeskClient } from '@example/api/desk';
import { createHttpClient } from '@example/api/http';
import { createClient } from '@example/api/operations';
import { type StaffClient, staffOperations } from '@example/api/staff';
import { createContext, use } from 'react';

export interface DeskBackend {
  readonly staff: StaffClient;
  readonly desk: DeskClient;
}

export const createDeskBackend = (): DeskBackend => {
  const http = createHttpClient();
  return { staff: createClient(http, staffOperations), desk: createDeskClient(http) };
};

export const BackendContext = createContext<DeskBackend | undefined>(undefined);

export const useBackend = (): DeskBackend => {
  const backend = use(BackendContext);
  if (backend === undefined) throw new Error('there is no backend');
  return backend;
};
