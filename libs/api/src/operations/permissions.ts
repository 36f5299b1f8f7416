export const staffRoles = ['recruiter', 'sales', 'administrator'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Permissions for vacancies and the applications for them. */
const hiring = [
  'vacancies.read',
  'vacancies.write',
  'applications.read',
  'applications.write',
  'applications.mail',
  'applications.export',
  'resumes.read',
] as const;

/**
 * Permissions of the desk. `enquiries` covers contact messages and demo requests too, `people` all that is stored about a
 * person. `desk.own` is what every member keeps for themselves: saved views, and how far they have seen each list.
 */
export const permissions = [
  ...hiring,
  'enquiries.read',
  'enquiries.write',
  'subscribers.read',
  'outbox.read',
  'outbox.write',
  'audit.read',
  'retention.read',
  'desk.own',
  'staff.read',
  'staff.write',
  'people.read',
  'people.erase',
] as const;
export type Permission = (typeof permissions)[number];

/** Permissions by role. Anything that is not listed is denied. */
const table: Readonly<Record<StaffRole, readonly Permission[]>> = {
  recruiter: [...hiring, 'desk.own'],
  sales: ['vacancies.read', 'enquiries.read', 'enquiries.write', 'subscribers.read', 'desk.own'],
  administrator: permissions,
};

export const permissionsOf = (role: StaffRole): readonly Permission[] => table[role];

export const may = (role: StaffRole, permission: Permission): boolean =>
  permissionsOf(role).includes(permission);
