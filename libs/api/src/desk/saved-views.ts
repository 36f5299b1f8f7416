import * as z from 'zod/mini';
import { nonBlankField, withoutUnseen } from '../fields/index.ts';
import type { Permission } from '../operations/permissions.ts';
import { deskCheckOf, deskCode, SEARCH_MAX_LENGTH, storable } from './common.ts';

/** Lists whose filters can be saved, with the permission to read each. */
export const listPermissions = {
  applications: 'applications.read',
  enquiries: 'enquiries.read',
  vacancies: 'vacancies.read',
  subscribers: 'subscribers.read',
  outbox: 'outbox.read',
  audit: 'audit.read',
  staff: 'staff.read',
} as const satisfies Readonly<Record<string, Permission>>;
export type DeskList = keyof typeof listPermissions;
export const deskLists = Object.keys(listPermissions) as readonly DeskList[];

/** Most views that a member saves of a list, and most characters of a view's name. */
export const SAVED_VIEWS_MAX = 50;
export const VIEW_NAME_MAX_LENGTH = 60;

const QUERY_MAX = 20;
const invalid = { error: deskCode('query_invalid') };

/** Filters and order as parameters of the desk's own address. */
const query = z
  .record(
    z.string().check(z.regex(/^[a-z][a-z_]{0,31}$/)),
    z.string().check(z.maxLength(SEARCH_MAX_LENGTH), storable),
    invalid,
  )
  .check(z.refine((all) => Object.keys(all).length <= QUERY_MAX, invalid));

const name = nonBlankField(deskCode('view_name_missing')).check(
  z.overwrite((text) => withoutUnseen(text).replaceAll(/\s+/g, ' ')),
  z.minLength(1, { error: deskCode('view_name_missing') }),
  z.maxLength(VIEW_NAME_MAX_LENGTH, { error: deskCode('view_name_too_long') }),
);

/** A view that a member saved of a list. Nobody else sees it. */
export const savedViewSchema = z.object({
  id: z.string(),
  list: z.literal(deskLists),
  name: z.string(),
  query: z.record(z.string(), z.string()),
  /** True for the view that the list opens with. */
  is_default: z.boolean(),
});
export type SavedView = z.infer<typeof savedViewSchema>;

/** A name that another view of the list has, in any case, is refused with the code `view_name_taken`. */
export const newSavedViewSchema = z.strictObject({
  list: z.literal(deskLists, invalid),
  name,
  query,
  is_default: z.optional(z.boolean(invalid)),
});

export const savedViewChangeSchema = z
  .strictObject({
    name: z.optional(name),
    query: z.optional(query),
    is_default: z.optional(z.boolean(invalid)),
  })
  .check(
    z.refine((change) => Object.values(change).some((value) => value !== undefined), {
      error: deskCode('nothing_to_change'),
      path: ['name'],
    }),
  );

export const checkNewSavedView = deskCheckOf(newSavedViewSchema, 'query_invalid');

export const checkSavedViewChange = deskCheckOf(savedViewChangeSchema, 'query_invalid');
