import * as z from 'zod/mini';
import type { Operations } from '../../operations/operation.ts';
import { auditListSchema, auditQuerySchema } from '../audit.ts';
import { csv, get, paging, xlsx } from './kinds.ts';

const read = { permission: 'audit.read', needsProof: true } as const;

export const deskAuditOperations = {
  list: {
    ...get,
    ...read,
    path: 'desk/audit',
    input: auditQuerySchema,
    output: auditListSchema,
  },
  /** Both exports are recorded in the log. */
  csv: {
    ...csv,
    ...read,
    path: 'desk/audit/export.csv',
    input: z.omit(auditQuerySchema, paging),
  },
  xlsx: {
    ...xlsx,
    ...read,
    path: 'desk/audit/export.xlsx',
    input: z.omit(auditQuerySchema, paging),
  },
} as const satisfies Operations;
