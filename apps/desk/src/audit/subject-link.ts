import type { Permission } from '@example/api/staff';

/** View of each kind of subject, and the permission that opens it. */
const places: Readonly<
  Partial<Record<string, { readonly path: string; readonly permission: Permission }>>
> = {
  application: { path: '/applications', permission: 'applications.read' },
  vacancy: { path: '/vacancies', permission: 'vacancies.read' },
  enquiry: { path: '/enquiries', permission: 'enquiries.read' },
  contact: { path: '/enquiries', permission: 'enquiries.read' },
  demo: { path: '/enquiries', permission: 'enquiries.read' },
  mail: { path: '/outbox', permission: 'outbox.read' },
  staff: { path: '/staff', permission: 'staff.read' },
};

/**
 * Returns the address of an entry's subject. Returns `undefined` when no view shows it or the permission is
 * missing.
 *
 * @param subject - `application A-12345678`, `vacancy 12`, `staff E1001`, `applications`
 */
export const subjectLink = (
  subject: string,
  granted: readonly Permission[],
): string | undefined => {
  const [kind = '', id] = subject.split(' ', 2);
  const place = places[kind];
  return place === undefined || id === undefined || !granted.includes(place.permission)
    ? undefined
    : `${place.path}/${encodeURIComponent(id)}`;
};
