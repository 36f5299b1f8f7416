import type { Operations } from '../../operations/operation.ts';
import { retentionSchema } from '../retention.ts';
import { get } from './kinds.ts';

export const deskRetentionOperations = {
  read: {
    ...get('retention.read'),
    path: 'desk/retention',
    output: retentionSchema,
  },
} as const satisfies Operations;
