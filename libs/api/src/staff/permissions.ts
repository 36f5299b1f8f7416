/** Who of the staff may do what. */
export const staffRoles = ['recruiter', 'sales', 'administrator'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** What the desk can be used for. `enquiries` are contact messages and demo requests too. */
export const permissions = [
  'vacancies.read',
  'vacancies.write',
  'applications.read',
  'applications.write',
  'applications.mail',
  'applications.export',
  'resumes.read',
  'enquiries.read',
  'enquiries.write',
  'subscribers.read',
  'outbox.read',
  'outbox.write',
  'audit.read',
  'retention.read',
] as const;
export type Permission = (typeof permissions)[number];

/** The one table: what is not in it is denied. */
const table: Readonly<Record<StaffRole, readonly Permission[]>> = {
  recruiter: [
    'vacancies.read',
    'vacancies.write',
    'applications.read',
    'applications.write',
    'applications.mail',
    'applications.export',
    'resumes.read',
  ],
  sales: ['vacancies.read', 'enquiries.read', 'enquiries.write', 'subscribers.read'],
  administrator: permissions,
};

/** All that a role may do. */
export const permissionsOf = (role: StaffRole): readonly Permission[] => table[role];

/** Whether a role may do something. */
export const may = (role: StaffRole, permission: Permission): boolean =>
  permissionsOf(role).includes(permission);
