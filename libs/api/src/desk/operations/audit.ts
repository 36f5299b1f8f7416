import * as z from 'zod/mini';
import type { Operations } from '../../operations/operation.ts';
import { auditListSchema, auditQuerySchema } from '../audit.ts';
import { exportsOf, get, paging } from './kinds.ts';

const access = { permission: 'audit.read', needsProof: true } as const;

export const deskAuditOperations = {
  list: {
    ...get(access.permission),
    needsProof: true,
    path: 'desk/audit',
    input: auditQuerySchema,
    output: auditListSchema,
  },
  /** Both exports are recorded in the log. */
  ...exportsOf('desk/audit', access, z.omit(auditQuerySchema, paging)),
} as const satisfies Operations;
