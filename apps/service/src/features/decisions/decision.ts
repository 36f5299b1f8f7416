import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { type Db, hashOf, readSecret } from '../../storage/index.ts';

/*
 * Decisions of people about their stored data, and of the operator about members of staff. They are kept outside the
 * database, because the restore of an older backup must not undo them.
 */

/** The `subject` of `erased` and `unsubscribed` is the address in lower case, of the others the id of the row. */
export const decisionKinds = [
  'erased',
  'unsubscribed',
  'withdrawn',
  'left_pool',
  'staff_disabled',
  'staff_enabled',
  'staff_reset',
  'staff_removed',
] as const;

export type DecisionKind = (typeof decisionKinds)[number];

/** Name of the row in `meta` with the secret that subjects are hashed with. */
export const DECISIONS_SECRET = 'decisions_secret';

export const decisionSchema = z.object({
  /** ISO 8601. */
  at: z.iso.datetime(),
  what: z.enum(decisionKinds),
  /** Keyed hash of the subject. Without the secret, it does not reveal whom the decision is about. */
  subject: z.string(),
  /** Name of the secret it was hashed with. */
  key: z.string(),
});

export type Decision = z.infer<typeof decisionSchema>;

/** Returns the secret that subjects are hashed with. Call it in a transaction. */
export const readDecisionsSecret = async (db: Db): Promise<Buffer> =>
  readSecret(db, DECISIONS_SECRET);

const KEY_NAME_LENGTH = 12;

/** Returns a name for a secret that does not reveal it. */
export const nameOfKey = (secret: Buffer): string => hashOf(secret).slice(0, KEY_NAME_LENGTH);

export const hashSubject = (secret: Buffer, what: DecisionKind, subject: string): string =>
  createHmac('sha256', secret).update(`${what}:${subject}`).digest('base64url');
