import type { Operations } from '../../operations/operation.ts';
import { auditListSchema, auditQuerySchema } from '../audit.ts';
import { get } from './kinds.ts';

export const deskAuditOperations = {
  list: {
    ...get,
    path: 'desk/audit',
    permission: 'audit.read',
    input: auditQuerySchema,
    output: auditListSchema,
  },
} as const satisfies Operations;
