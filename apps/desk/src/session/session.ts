import type { Permission, StaffSession } from '@example/api/staff';
import { useQuery } from '@tanstack/react-query';
import { useClients } from '../clients/clients.ts';
import { SESSION_KEY } from '../clients/queries.ts';
import { provided } from '../context/provided.ts';

/** Reads the session of the signed-in member; null without one. */
export const useSessionQuery = () => {
  const { staff } = useClients();
  return useQuery({
    queryKey: SESSION_KEY,
    queryFn: async ({ signal }) => (await staff.read({ signal })) ?? null,
    staleTime: 60_000,
  });
};

/** Reads the session. The desk renders nothing without one. */
export const [SessionContext, useSession] = provided<StaffSession>('session');

/** Returns whether the member has a permission. The service checks it again with each call. */
export const useMay = (permission: Permission): boolean =>
  useSession().permissions.includes(permission);
