import * as z from 'zod/mini';
import { MANY_PER_MINUTE } from '../limits/index.ts';
import type { ClientOf } from '../operations/client.ts';
import type { Operations } from '../operations/operation.ts';
import { authenticatorCodeSchema } from './contract.ts';

/** Time for which a code of the authenticator proves the member, in ms. */
export const PROOF_VALID_MS = 10 * 60_000;

/** The last proof of a session: the time for which it counts, in ms; 0 without one. */
export const staffProofSchema = z.object({ left_ms: z.number() });
export type StaffProof = z.infer<typeof staffProofSchema>;

/**
 * Operations that prove the member of a session by the authenticator again, for operations with `needsProof`. They are
 * apart from the sign-in's, since the pages of the public do not call them.
 */
export const staffProofOperations = {
  /**
   * Checks a code of the member's authenticator, and renews the session's token. The session ends after five wrong
   * codes.
   */
  prove: {
    method: 'POST',
    path: 'staff_prove',
    input: authenticatorCodeSchema,
    output: staffProofSchema,
    caller: 'staff',
    limit: 'sign_in',
  },
  read: {
    method: 'GET',
    path: 'staff_proof',
    output: staffProofSchema,
    caller: 'staff',
    limit: MANY_PER_MINUTE,
  },
} as const satisfies Operations;
export type StaffProofClient = ClientOf<typeof staffProofOperations>;
