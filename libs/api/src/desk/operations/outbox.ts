import type { Operations } from '../../operations/operation.ts';
import { deskMailSchema, mailListSchema, mailQuerySchema } from '../outbox.ts';
import { get, post } from './kinds.ts';

export const deskOutboxOperations = {
  list: {
    ...get,
    path: 'desk/outbox',
    permission: 'outbox.read',
    input: mailQuerySchema,
    output: mailListSchema,
  },
  read: {
    ...get,
    path: 'desk/outbox/:reference',
    permission: 'outbox.read',
    output: deskMailSchema,
  },
  /** Sends a mail at once that waits or was given up; 409 in another state. */
  retry: {
    ...post,
    path: 'desk/outbox/:reference/retry',
    permission: 'outbox.write',
    output: deskMailSchema,
  },
  /** Releases a mail that is held; 409 in another state. */
  release: {
    ...post,
    path: 'desk/outbox/:reference/release',
    permission: 'outbox.write',
    output: deskMailSchema,
  },
} as const satisfies Operations;
