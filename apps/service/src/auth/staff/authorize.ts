import { ApiError } from '@example/api/problem';
import { may, type Permission } from '@example/api/staff';
import { createSignedIn } from '../core/sessions.ts';
import type { StaffVisitor } from './cookies.ts';
import { type StaffDeps, staffRequired } from './deps.ts';
import { memberOf, type SignedInMember } from './sessions.ts';

/** Read the member who is signed in; `requireMember` throws `sign-in-required` when there is none. */
export const { read: readMember, require: requireMember } = createSignedIn(memberOf, staffRequired);

const { require: requireMemberUnused } = createSignedIn(
  async (db, token, now) => memberOf(db, token, now, false),
  staffRequired,
);

/**
 * Returns the member who is signed in, if their present role has a permission.
 *
 * @param isUse - false for a call that nobody asked for, which does not keep the session alive
 * @throws ApiError of kind `sign-in-required`, or `not-permitted` when the role lacks the permission
 */
export const requirePermission = async (
  deps: Pick<StaffDeps, 'storage' | 'clock'>,
  visitor: Pick<StaffVisitor, 'session'>,
  permission: Permission,
  isUse = true,
): Promise<SignedInMember> => {
  const member = await (isUse ? requireMember : requireMemberUnused)(deps, visitor);
  if (!may(member.role, permission))
    throw new ApiError('not-permitted', 'Your role may not do this.');
  return member;
};
