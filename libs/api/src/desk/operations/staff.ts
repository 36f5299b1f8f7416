import type { Operations } from '../../operations/operation.ts';
import {
  memberChangeSchema,
  memberListSchema,
  memberQuerySchema,
  memberSchema,
  newMemberSchema,
} from '../staff.ts';
import { get, post } from './kinds.ts';

const write = { ...post('staff.write'), needsProof: true, output: memberSchema } as const;

/** Each change is told to the member by mail. Nobody disables themself or changes their own role: 409. */
export const deskStaffOperations = {
  list: {
    ...get('staff.read'),
    path: 'desk/staff',
    input: memberQuerySchema,
    output: memberListSchema,
  },
  read: {
    ...get('staff.read'),
    path: 'desk/staff/:reference',
    output: memberSchema,
  },
  add: {
    ...write,
    path: 'desk/staff',
    input: newMemberSchema,
    status: 201,
  },
  change: {
    ...write,
    method: 'PATCH',
    path: 'desk/staff/:reference',
    input: memberChangeSchema,
  },
  /** Ends all sessions of the member. */
  disable: { ...write, path: 'desk/staff/:reference/disable' },
  enable: { ...write, path: 'desk/staff/:reference/enable' },
  /** Deletes authenticator and recovery codes, and ends all sessions. */
  reset: { ...write, path: 'desk/staff/:reference/reset' },
} as const satisfies Operations;
