/*
 * Operations of the staff's desk. Each needs a session, else it answers 401, and a permission, else 403. All of
 * them share the limit of reads.
 */
export const get = { method: 'GET', caller: 'staff' } as const;
export const post = { method: 'POST', caller: 'staff', limit: 'reads' } as const;
export const patch = { method: 'PATCH', caller: 'staff', limit: 'reads' } as const;

export const paging = { cursor: true, limit: true } as const;
export const csv = { ...get, file: 'text/csv' } as const;
export const xlsx = {
  ...get,
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
