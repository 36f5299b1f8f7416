import type { Operations } from '../../operations/operation.ts';
import {
  memberChangeSchema,
  memberListSchema,
  memberQuerySchema,
  memberSchema,
  newMemberSchema,
} from '../staff.ts';
import { get, patch, post } from './kinds.ts';

const write = { permission: 'staff.write', needsProof: true, output: memberSchema } as const;

/** Each change is told to the member by mail. Nobody disables themself or changes their own role: 409. */
export const deskStaffOperations = {
  list: {
    ...get,
    path: 'desk/staff',
    permission: 'staff.read',
    input: memberQuerySchema,
    output: memberListSchema,
  },
  read: {
    ...get,
    path: 'desk/staff/:reference',
    permission: 'staff.read',
    output: memberSchema,
  },
  add: {
    ...post,
    ...write,
    path: 'desk/staff',
    input: newMemberSchema,
    status: 201,
  },
  change: {
    ...patch,
    ...write,
    path: 'desk/staff/:reference',
    input: memberChangeSchema,
  },
  /** Ends all sessions of the member. */
  disable: { ...post, ...write, path: 'desk/staff/:reference/disable' },
  enable: { ...post, ...write, path: 'desk/staff/:reference/enable' },
  /** Deletes authenticator and recovery codes, and ends all sessions. */
  reset: { ...post, ...write, path: 'desk/staff/:reference/reset' },
} as const satisfies Operations;
