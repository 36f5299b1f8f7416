import { createHash, createHmac } from 'node:crypto';
import { z } from 'zod';
import { type Db, readSecret } from '../storage/index.ts';

/*
 * What people decided about what is stored of them, and the operator about members of the staff. It is kept
 * outside the database: a backup that is older than the decision must not undo it.
 */

/** `subject` is: of a person and a subscription the address in lower case, else the id of the row. */
export const decisionKinds = [
  'erased',
  'unsubscribed',
  'withdrawn',
  'staff_disabled',
  'staff_enabled',
  'staff_reset',
  'staff_removed',
] as const;

export type DecisionKind = (typeof decisionKinds)[number];

/** In the table `meta`: with it the subjects are hashed. */
export const DECISIONS_SECRET = 'decisions_secret';

/** One decision, as a line of a file has it. */
export const decisionSchema = z.object({
  /** ISO 8601. */
  at: z.iso.datetime(),
  what: z.enum(decisionKinds),
  /** The keyed hash of whom or what it is about: says nothing to who has the file alone. */
  subject: z.string(),
  /** By what the secret is known that it was hashed with. */
  key: z.string(),
});

export type Decision = z.infer<typeof decisionSchema>;

/** The secret that subjects are hashed with; to be called in a transaction. */
export const readDecisionsSecret = async (db: Db): Promise<Buffer> =>
  readSecret(db, DECISIONS_SECRET);

const KEY_NAME_LENGTH = 12;

/** By what a secret is known to who does not know it. */
export const nameOfKey = (secret: Buffer): string =>
  createHash('sha256').update(secret).digest('hex').slice(0, KEY_NAME_LENGTH);

/** What a decision names its subject by. */
export const hashSubject = (secret: Buffer, what: DecisionKind, subject: string): string =>
  createHmac('sha256', secret).update(`${what}:${subject}`).digest('base64url');
