import { permissionsOf, type StaffRole } from '@example/api/staff';
import { expect, it } from 'vitest';
import { groupsFor } from './shortcut-help.tsx';

const told = (role: StaffRole) =>
  groupsFor(permissionsOf(role)).flatMap(({ name, shortcuts }) => [
    name,
    ...shortcuts.map(([, does]) => does),
  ]);

it('the help lists no key that does nothing for the role', () => {
  const hiring = ['Reject, with a mail and a reason', 'Show or hide the resume', 'New vacancy'];
  expect(told('recruiter')).toEqual(expect.arrayContaining(hiring));
  expect(told('sales').filter((text) => hiring.includes(text))).toEqual([]);
  expect(told('sales')).not.toContain('In the vacancies');
  expect(told('sales')).toContain('Write a note');
});
