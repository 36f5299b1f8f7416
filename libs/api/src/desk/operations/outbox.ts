import type { Operations } from '../../operations/operation.ts';
import { deskMailSchema, mailListSchema, mailQuerySchema } from '../outbox.ts';
import { get, post } from './kinds.ts';

export const deskOutboxOperations = {
  list: {
    ...get('outbox.read'),
    path: 'desk/outbox',
    input: mailQuerySchema,
    output: mailListSchema,
  },
  read: {
    ...get('outbox.read'),
    path: 'desk/outbox/:reference',
    output: deskMailSchema,
  },
  /** Sends a mail at once that waits or was given up; 409 in another state. */
  retry: {
    ...post('outbox.write'),
    path: 'desk/outbox/:reference/retry',
    output: deskMailSchema,
  },
  /** Releases a mail that is held; 409 in another state. */
  release: {
    ...post('outbox.write'),
    path: 'desk/outbox/:reference/release',
    output: deskMailSchema,
  },
} as const satisfies Operations;
