import type * as z from 'zod/mini';
import type { Permission } from '../../operations/permissions.ts';

/*
 * Operations of the staff's desk. Each needs a session, else it answers 401, and a permission, else 403. All of
 * them share the limit of reads.
 */

export const get = <const P extends Permission>(permission: P) =>
  ({ method: 'GET', caller: 'staff', permission }) as const;

export const post = <const P extends Permission>(permission: P) =>
  ({ method: 'POST', caller: 'staff', limit: 'reads', permission }) as const;

export const patch = <const P extends Permission>(permission: P) =>
  ({ ...post(permission), method: 'PATCH' }) as const;

export const paging = { cursor: true, limit: true } as const;

/** Returns the operations that export a list in each format. */
export const exportsOf = <
  const Path extends string,
  const Access extends { readonly permission: Permission; readonly needsProof?: true },
  Input extends z.ZodMiniObject,
>(
  list: Path,
  access: Access,
  input: Input,
) => {
  const shared = { method: 'GET', caller: 'staff', ...access, input } as const;
  return {
    csv: { ...shared, path: `${list}/export.csv`, file: 'text/csv' },
    xlsx: {
      ...shared,
      path: `${list}/export.xlsx`,
      file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    },
  } as const;
};
