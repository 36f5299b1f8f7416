import { ApiError } from '@example/api/problem';
import { may, type Permission } from '@example/api/staff';
import { readSignedIn } from '../core/sessions.ts';
import type { StaffVisitor } from './cookies.ts';
import { type StaffDeps, staffRequired } from './deps.ts';
import { memberOf, type StaffMember } from './sessions.ts';

type AuthorizeDeps = Pick<StaffDeps, 'storage' | 'clock'>;
type Held = Pick<StaffVisitor, 'session' | 'clearSession'>;

/** Returns the member who is signed in. Clears the cookie of a session that has ended. */
export const readMember = async (
  deps: AuthorizeDeps,
  visitor: Held,
): Promise<StaffMember | undefined> => readSignedIn(memberOf, deps, visitor);

/** @throws ApiError with status 401 */
export const requireMember = async (deps: AuthorizeDeps, visitor: Held): Promise<StaffMember> => {
  const member = await readMember(deps, visitor);
  if (!member) throw staffRequired();
  return member;
};

/**
 * Returns the member who is signed in, if their present role has a permission.
 *
 * @throws ApiError with status 401 when nobody is signed in, 403 when the role lacks the permission
 */
export const requirePermission = async (
  deps: AuthorizeDeps,
  visitor: Held,
  permission: Permission,
): Promise<StaffMember> => {
  const member = await requireMember(deps, visitor);
  if (!may(member.role, permission))
    throw new ApiError('forbidden', 'Your role may not do this.', { status: 403 });
  return member;
};
