import { deskOperations } from '@example/api/desk';
import { API_PREFIX, type Operation } from '@example/api/operations';

/** All routes of the desk, with the permission each of them needs. */
export const deskRoutes = Object.values(deskOperations)
  .flatMap((operations) => Object.values<Operation>(operations))
  .flatMap(({ method, path, permission }) =>
    permission ? [{ method, url: `${API_PREFIX}/${path}`, permission }] : [],
  );
