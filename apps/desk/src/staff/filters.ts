import { memberStates } from '@example/api/desk';
import { staffRoles } from '@example/api/staff';
import { defineList } from '../lists/define-list.ts';
import { anyText, oneOf } from '../lists/filters.ts';

export const staff = defineList({
  name: 'staff',
  filters: { q: anyText, role: oneOf(staffRoles), state: oneOf(memberStates) },
  orders: {
    name: ['name', 'name'],
    nameDown: ['name', '-name'],
    code: ['employee_code', 'employee_code'],
    codeDown: ['employee_code', '-employee_code'],
    seen: ['seen', '-seen_at'],
    seenDown: ['seen', 'seen_at'],
  },
});

export const { keys } = staff;
