import { permissionsOf } from '@example/api/staff';
import { describe, expect, it } from 'vitest';
import { subjectLink } from './subject-link.ts';

const all = permissionsOf('administrator');

describe('subjectLink', () => {
  it.each([
    ['application A-12345678', '/applications/A-12345678'],
    ['demo D-12345678', '/enquiries/D-12345678'],
    ['vacancy 12', '/vacancies/12'],
    ['mail a/b', '/outbox/a%2Fb'],
    ['staff E1001', '/staff/E1001'],
    ['audit', undefined],
    ['applications', undefined],
  ])('links %s to %s', (subject, link) => {
    expect(subjectLink(subject, all)).toBe(link);
  });

  it('returns no link when the permission is missing', () => {
    expect(subjectLink('application A-12345678', permissionsOf('sales'))).toBeUndefined();
  });
});
