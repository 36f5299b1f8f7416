import type { Operations } from '../../operations/operation.ts';
import { retentionSchema } from '../retention.ts';
import { get } from './kinds.ts';

export const deskRetentionOperations = {
  read: {
    ...get,
    path: 'desk/retention',
    permission: 'retention.read',
    output: retentionSchema,
  },
} as const satisfies Operations;
