import type { Operations } from '../../operations/operation.ts';
import {
  erasedSchema,
  erasureSchema,
  personHandleSchema,
  personQuerySchema,
  personSchema,
} from '../people.ts';
import { get, post } from './kinds.ts';

/** Each of them is recorded in the audit log. */
export const deskPeopleOperations = {
  /** A POST, so that the address is in no URL. */
  lookUp: {
    ...post('people.read'),
    path: 'desk/people/look_up',
    needsProof: true,
    input: personQuerySchema,
    output: personSchema,
  },
  /** The same file as that of the command `privacy export`. */
  export: {
    ...get('people.read'),
    path: 'desk/people/export.json',
    needsProof: true,
    input: personHandleSchema,
    file: 'application/json',
  },
  erase: {
    ...post('people.erase'),
    path: 'desk/people/erase',
    needsProof: true,
    input: erasureSchema,
    output: erasedSchema,
  },
} as const satisfies Operations;
