import type * as z from 'zod/mini';
import { type CheckedFields, checkOf } from '../fields/fields.ts';

/** The contract of a public form: what its operation accepts, and what its submissions are called. */
export interface FormDefinition<
  Kind extends string = string,
  Schema extends z.ZodMiniObject = z.ZodMiniObject,
> {
  readonly kind: Kind;
  /** Name of the operation in the API. */
  readonly operation: string;
  /** First letter of its references. */
  readonly prefix: string;
  /** Table of its submissions, also its name in the list of retention periods. */
  readonly table: string;
  /** Strict schema of the input; every field is text. The order of its members is that of the errors. */
  readonly schema: Schema;
  /** True when the specification checks the fields in order: only the first failing one is reported. */
  readonly inOrder?: boolean;
  /** Name of the field with a phone number, which people may write with blanks and signs. */
  readonly phone?: string;
}

/** Checks the input of a form. Returns the value, or the fields that fail. */
export const checkForm = <Schema extends z.ZodMiniObject>(
  { schema, inOrder = false }: FormDefinition<string, Schema>,
  input: unknown,
): CheckedFields<z.infer<Schema>> => {
  const checked = checkOf(schema)(input);
  return checked.ok || !inOrder ? checked : { ok: false, issues: checked.issues.slice(0, 1) };
};
