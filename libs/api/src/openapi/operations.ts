import * as z from 'zod/mini';
import type { Operations } from '../operations/operation.ts';

export const openApiOperations = {
  /** The OpenAPI 3.1 document of all operations. */
  read: { method: 'GET', path: 'openapi.json', output: z.record(z.string(), z.unknown()) },
} as const satisfies Operations;
