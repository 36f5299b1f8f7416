import { expect, it } from 'vitest';
import { eventText } from './events.ts';

it('the log says which role a member got', () => {
  expect(eventText('staff.added', { role: 'sales' })).toBe('added this account: Sales');
  const change = { fields: ['name', 'role'], from: 'recruiter', to: 'administrator' };
  expect(eventText('staff.changed', change)).toBe(
    'changed this account: name, role from Recruiter to Administrator',
  );
  expect(eventText('staff.changed', { fields: ['email'] })).toBe('changed this account: email');
});
