import * as z from 'zod/mini';
import { deskCode, storable } from './common.ts';

/** Value of the owner filter for what has no owner. */
export const NO_OWNER = 'none';

/** A member of the staff who can own something. */
export const deskColleagueSchema = z.object({
  employee_code: z.string(),
  /** Name of the member, as that of a note's author. */
  name: z.string(),
  /** Present for an owner who was disabled or got another role: nothing more can be given to them. */
  gone: z.optional(z.literal(true)),
});
export type DeskColleague = z.infer<typeof deskColleagueSchema>;

/** Owner of an application, a vacancy or an enquiry: the member who looks after it. */
export const ownerFields = {
  /** Employee code of the owner. */
  owner: z.nullable(z.string()),
  /** Name of the owner, as that of a note's author. */
  owner_name: z.nullable(z.string()),
} as const;

const employeeCode = z
  .string({ error: deskCode('owner_invalid') })
  .check(z.trim(), z.toUpperCase(), z.minLength(1), z.maxLength(20), storable);

/** Filter by owner: an employee code, or {@link NO_OWNER}. */
export const ownedBy = z.optional(z.union([z.literal(NO_OWNER), employeeCode]));

/** New owner; null for none. */
export const newOwner = z.nullable(employeeCode);
