import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { messages as audit } from './audit.ts';
import { eventText } from './events.ts';

it('the log says which role a member got', () => {
  expect(eventText('staff.added', { role: 'sales' })).toBe('added this account: Sales');
  const change = { fields: ['name', 'role'], from: 'recruiter', to: 'administrator' };
  expect(eventText('staff.changed', change)).toBe(
    'changed this account: name, role from Recruiter to Administrator',
  );
  expect(eventText('staff.changed', { fields: ['email'] })).toBe('changed this account: email');
});

it('the log says what an operator corrected', () => {
  expect(eventText('application.corrected', { fields: ['email', 'phone'] })).toBe(
    'corrected what was sent: phone number, email address',
  );
});

it('the log can be limited to the area of each action', () => {
  const source = readFileSync(join(import.meta.dirname, 'events.ts'), 'utf8');
  const told = [...source.matchAll(/^ {2}'(\w+)\.\w+': /gm)].map(([, area]) => area);
  expect(new Set(told)).toEqual(new Set(Object.keys(audit.filters.areas)));
});
