import type { Operations } from '../operations/operation.ts';
import { poolAnswerSchema, poolChangeSchema } from './contract.ts';

export const talentPoolOperations = {
  /** Keeps an application in the talent pool for another period, or takes it out. */
  choose: {
    method: 'POST',
    path: 'talent_pool',
    input: poolChangeSchema,
    output: poolAnswerSchema,
    isIdempotent: true,
  },
} as const satisfies Operations;
